import { memoized } from "@/lib/language/memoized";
import { anyOf, readLines, readTable } from "@/lib/language/read-data";
import { type Reading, readAnswer } from "../reading";
import type { Side } from "./sides";

const COLUMNS = ["language", "nothing", "no", "tail", "starter", "none", "complaint", "object", "unwilling"] as const;

/** How a language says that there is no complaint: patterns of an answer in lower case. */
type Denials = { whole: RegExp; nothing: RegExp; none: RegExp; exception: RegExp };

const denialsOf = memoized((language): Denials | null => {
  const row = readTable("engines/local/sentiment/data/no-complaint.tsv", COLUMNS).find(
    (each) => each.language === language,
  );
  if (!row) return null;
  const end = "(?=\\s*(?:$|[,.!;:\\n–-]))";
  const word = "[\\p{L}'’]+ ";
  const tail = `(?: (?:${row.tail}))*`;
  const denials = [
    `(?:${row.nothing})${tail} (?:${word}){0,4}?(?:${row.object})(?!\\p{L})`,
    `(?:${row.none}) (?:${word})?(?:${row.complaint})${tail}${end}`,
    `(?:${word}){0,3}?(?:${row.unwilling})(?!\\p{L})`,
  ];
  const exceptions = anyOf(readLines("engines/local/sentiment/data/exceptions.txt"));
  return {
    whole: new RegExp(`^(?:${word}){0,3}?${anyOf(denials)}`, "u"),
    nothing: new RegExp(`^(?:${row.nothing}|${row.no})${tail}(?:${end}|(?= (?:${row.starter})(?!\\p{L})))`, "u"),
    none: new RegExp(`(?<!\\p{L})(?:${row.nothing}|${row.none}|${row.no})(?!\\p{L})`, "u"),
    exception: new RegExp(`(?<!\\p{L})${exceptions}(?!\\p{L})`, "iu"),
  };
});

/**
 * True for an answer that says that there is nothing to complain about or to improve, and has no complaint besides:
 * "Nothing, all excellent", "No complaints". Not if the denial is itself the complaint: "Nothing works". A bare
 * "Nothing", and mere praise, count only where people were asked for complaints.
 */
export function saysNoComplaint({ text, language, passages, sentiment }: Reading, asked: Side | null): boolean {
  const denials = denialsOf(language);
  if (!denials || denials.exception.test(text)) return false;
  const plain = text.toLowerCase().replaceAll("’", "'").replace(/\s+/gu, " ").trim();
  const isPraise = sentiment === "Positive" && passages.every((passage) => passage.sentiment === "Positive");
  if (asked === "blame" && isPraise && !denials.none.test(plain)) return true;
  const [found] = denials.whole.exec(plain) ?? (asked === "blame" ? denials.nothing.exec(plain) : null) ?? [];
  return found !== undefined && !complains(plain.slice(found.length), language);
}

function complains(rest: string, language: string): boolean {
  return readAnswer(rest, language).passages.some(({ sentiment }) => sentiment === "Negative" || sentiment === "Mixed");
}
