/** A number format that keeps leading zeros: its literal texts, and between them digits, from the left. */
export type ZeroPattern = readonly (string | { zeros: number })[];

/** Excel's limit of a format code in characters. */
const LONGEST_CODE = 255;
const MAX_PARTS = 20;
/** Literal texts, digits, and colours or conditions, which show nothing. */
const PART = /"([^"]*)"|\\(.)|(0+)|([-+ ()/:])|\[[^\]]*\]|_./y;

/** The pattern of a format such as `00000`, `"R-"000` or `000-00-0000`; null for any other. */
export function zeroPattern(code: string): ZeroPattern | null {
  const [section = ""] = code.slice(0, LONGEST_CODE).split(";");
  const parts: (string | { zeros: number })[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < section.length) {
    const found = PART.exec(section);
    if (!found || parts.length > MAX_PARTS) return null;
    const [, quoted, escaped, zeros, literal] = found;
    parts.push(zeros ? { zeros: zeros.length } : (quoted ?? escaped ?? literal ?? ""));
  }
  const zeros = parts.reduce((sum, part) => sum + (typeof part === "string" ? 0 : part.zeros), 0);
  return zeros > 1 ? parts : null;
}

/** A number as the pattern shows it; null unless it is whole and not negative. */
export function padded(number: number, pattern: ZeroPattern): string | null {
  if (!Number.isSafeInteger(number) || number < 0) return null;
  const total = pattern.reduce((sum, part) => sum + (typeof part === "string" ? 0 : part.zeros), 0);
  let digits = String(number).padStart(total, "0");
  let left = total;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      left -= part.zeros;
      const shown = digits.slice(0, digits.length - left);
      digits = digits.slice(shown.length);
      return shown;
    })
    .join("");
}
