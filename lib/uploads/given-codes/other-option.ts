import type { ClosedQuestion } from "@/db/schema/projects";
import type { Code, Codebook } from "@/lib/codebook/codebook";
import { otherPattern } from "@/lib/language/headings/catch-all-name";
import type { ResolvedCodes } from "./resolve-codes";

type Resolved = Pick<ResolvedCodes, "entries" | "codesOf">;

/**
 * The options of a closed question: those of the file and those that are `stored`, with the one that was to be
 * specified; undefined if that is unclear.
 */
export function optionsOf(
  codebook: Codebook,
  stored: ClosedQuestion | null,
  { given, resolved }: { given: string | number | null; resolved: Resolved },
): { options: Code[]; other: Code | undefined } {
  const chosen = new Set([...resolved.codesOf.values()].flat());
  const numbers = new Set(stored?.options.map(({ number }) => number));
  const options = codebook.flatMap(({ codes }) =>
    codes.filter(({ id, codeNumber }) => chosen.has(id) || numbers.has(codeNumber)),
  );
  const known = given === null ? options.find(({ codeNumber }) => codeNumber === stored?.other) : undefined;
  return { options, other: known ?? otherOption(options, given, resolved) };
}

/**
 * The option of a closed question that was to be specified: the given one, by the number or name that it has in the
 * file or in the codebook, otherwise the one that is named so, as in “Other (please specify)”; undefined if that is
 * unclear.
 */
function otherOption(
  options: readonly Code[],
  given: string | number | null,
  { entries, codesOf }: Resolved,
): Code | undefined {
  if (given !== null) {
    const [text, number] = [String(given).trim(), Number(given)];
    const entry = entries.find((each) => each.number === number) ?? entries.find(({ name }) => name === text);
    const ids = codesOf.get(entry?.token ?? "") ?? [];
    return (
      options.find(({ id }) => ids.includes(id)) ??
      options.find(({ codeNumber, name }) => codeNumber === number || name === text)
    );
  }
  const isOther = new RegExp(otherPattern(), "iu");
  const starts = [/[(,:;–-]/, /\s/].map((end) =>
    options.filter(({ name }) => isOther.test((name.split(end)[0] ?? "").trim())),
  );
  return starts.find(({ length }) => length === 1)?.[0];
}
