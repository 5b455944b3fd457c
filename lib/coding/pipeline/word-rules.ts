import type { AnswerCoding, CodingTask, FrameCode, Mention } from "@/lib/engines/engine";
import { isCatchAllDefinition } from "@/lib/language/headings/headings";
import { wordFinder } from "@/lib/language/word-rule";

type Finder = { code: FrameCode; find: (text: string) => string | null };
type Given = Pick<AnswerCoding, "mentions" | "flag" | "notCoded">;

const kept = new WeakMap<CodingTask["codes"], Finder[]>();

/** The word rules of codes, made once for each task. */
function findersOf(codes: CodingTask["codes"]): Finder[] {
  const known = kept.get(codes);
  if (known) return known;
  const finders = codes.flatMap((code) => (code.always ? { code, find: wordFinder(code.always) } : []));
  kept.set(codes, finders);
  return finders;
}

/**
 * The coding of an answer with the codes that word rules give it, each with the words found as its evidence. A code
 * that the engine gave too keeps its place and how the answer feels about it; a catch-all code ("Other") that it gave
 * goes. An answer on which the engine failed gets none: it stays open.
 */
export function withRuledCodes<Coding extends Given>(
  coding: Coding,
  { codes }: Pick<CodingTask, "codes">,
  text: string,
): Coding {
  if (coding.notCoded) return coding;
  const ruled = new Map(
    findersOf(codes).flatMap(({ code, find }) => {
      const evidence = find(text);
      return evidence === null ? [] : [[code.id, { code, evidence }] as const];
    }),
  );
  if (ruled.size === 0) return coding;
  const byRule = (evidence: string) => ({ confidence: "high", evidence, byRule: true }) as const;
  const isRest = new Set(codes.flatMap(({ id, definition }) => (isCatchAllDefinition(definition) ? id : [])));
  const mentions = coding.mentions.flatMap((mention): Mention[] => {
    const evidence = ruled.get(mention.codeId)?.evidence;
    if (evidence !== undefined) {
      const { quoteNotFound: _, ...kept } = mention;
      return [{ ...kept, ...byRule(evidence) }];
    }
    return isRest.has(mention.codeId) && !mention.byRule ? [] : [mention];
  });
  const found = new Set(mentions.map(({ codeId }) => codeId));
  const added = [...ruled.values()].flatMap(({ code: { id: codeId, sentiment }, evidence }): Mention[] =>
    found.has(codeId) ? [] : [{ codeId, mentionSentiment: sentiment, ...byRule(evidence) }],
  );
  const isOther = coding.flag === "other_language";
  return { ...coding, mentions: [...mentions, ...added], ...(isOther && { flag: undefined }) };
}
