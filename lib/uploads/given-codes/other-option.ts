import type { Code } from "@/lib/codebook/codebook";
import { otherPattern } from "@/lib/language/headings/catch-all-name";

/**
 * The option of a closed question that was to be specified: the given one, by number or name, otherwise the one that is
 * named so, as in “Other (please specify)”; undefined if that is unclear.
 */
export function otherOption(options: readonly Code[], given: string | number | null): Code | undefined {
  if (given !== null) {
    return options.find(({ codeNumber, name }) => codeNumber === Number(given) || name === String(given).trim());
  }
  const isOther = new RegExp(otherPattern(), "iu");
  const starts = [/[(,:;–-]/, /\s/].map((end) =>
    options.filter(({ name }) => isOther.test((name.split(end)[0] ?? "").trim())),
  );
  return starts.find(({ length }) => length === 1)?.[0];
}
