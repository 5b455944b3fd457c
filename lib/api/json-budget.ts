import { AppError } from "@/lib/errors/app-error";
import { invalid } from "./invalid";

const MAX_LEVELS = 100;
/** The most values in a JSON body: as many as in an upload of 100,000 answers with 25 segments each. */
const MAX_VALUES = 3_000_000;
/**
 * The most members of a list or object. The longest list that an operation takes has 100,000 items, and the largest
 * object, an answer's segments, has 500 fields.
 */
const MAX_ITEMS = 200_000;
const MAX_FIELDS = 5_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values of a JSON text before it is parsed, because a short text can take much memory: the value of
 * `[[],[],…]` takes twenty times the size of its text. Throws PAYLOAD_TOO_LARGE for too many values, VALIDATION_ERROR
 * for too many levels.
 */
export function requireBudget(json: Uint8Array): void {
  /** How many more members each open list or object may have. */
  const left: number[] = [];
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(json, at);
    } else if (byte === COMMA) {
      values += 1;
      const last = left.length - 1;
      const remaining = (left[last] ?? 0) - 1;
      left[last] = remaining;
      if (remaining === 0) throw tooMany("a list or an object with too many members");
    } else if (byte === LIST || byte === OBJECT) {
      values += 1;
      left.push(byte === LIST ? MAX_ITEMS : MAX_FIELDS);
      if (left.length > MAX_LEVELS) throw invalid("", `is nested deeper than ${MAX_LEVELS} levels`);
    } else if (byte === LIST_END || byte === OBJECT_END) {
      left.pop();
    }
    if (values > MAX_VALUES) throw tooMany(`more than ${MAX_VALUES.toLocaleString("en")} values`);
  }
}

function endOfString(json: Uint8Array, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

const tooMany = (what: string) =>
  new AppError("PAYLOAD_TOO_LARGE", `The body holds ${what}. Split it into several requests.`);
