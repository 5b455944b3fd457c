import type { CodingTask, Mention } from "@/lib/engines/engine";

const SURE = { high: 2, medium: 1, low: 0 };
const sureness = ({ byRule, confidence }: Mention) => (byRule ? 3 : SURE[confidence]);

/**
 * The mentions that the question's rules allow an answer, in their order: those by word rules, then the most confident
 * ones, up to the most codes per answer. An exclusive code stays only if no other one is as sure, and then stays alone.
 */
export function obeyRules<Coding extends { mentions: readonly Mention[] }>(
  coding: Coding,
  { codes, maxCodes }: Pick<CodingTask, "codes" | "maxCodes">,
): Coding {
  if (coding.mentions.length < 2) return coding;
  const exclusive = new Set(codes.flatMap(({ id, exclusive: isAlone }) => (isAlone ? [id] : [])));
  const isAlone = ({ codeId }: Mention) => exclusive.has(codeId);
  const ranked = coding.mentions.toSorted(
    (a, b) => sureness(b) - sureness(a) || Number(isAlone(a)) - Number(isAlone(b)),
  );
  const [surest] = ranked;
  const kept =
    surest && isAlone(surest)
      ? [surest]
      : ranked.filter((mention) => !isAlone(mention)).slice(0, maxCodes ?? ranked.length);
  return { ...coding, mentions: coding.mentions.filter((mention) => kept.includes(mention)) };
}
