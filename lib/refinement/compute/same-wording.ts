import type { Confidence } from "@/db/schema/terms";
import { inParts } from "@/lib/data/parts";
import { classifyAll } from "@/lib/engines/classify-all";
import type { CodingTask, FrameCode } from "@/lib/engines/engine";
import type { Material } from "./coded-answers";

/** A code whose wording means the same as another code's, and how sure the engine is. */
export type Twin = { code: FrameCode; twin: FrameCode; confidence: Confidence };

/**
 * Has the local engine code the names of `codes`, as if they were answers, with the `known` codes: "Helpful employees" gets
 * "Friendly staff". A name has no twin if it gets several codes of the same confidence, or one of another sentiment.
 */
export async function findTwins(
  { local, context: { wording, ...context }, signal }: Material,
  codes: readonly FrameCode[],
  known: readonly FrameCode[],
): Promise<Twin[]> {
  if (known.length === 0) return [];
  const task: CodingTask = { ...context, question: wording, codes: known, examples: [] };
  const byId = new Map(known.map((code) => [code.id, code]));
  const twins: Twin[] = [];
  for (const part of inParts(codes, local.batchSize)) {
    const names = part.map(({ id, name }) => ({ id, text: name, language: context.language }));
    const codings = await classifyAll(local, task, names, { signal });
    for (const [index, code] of part.entries()) {
      const mentions = codings[index]?.mentions ?? [];
      const [best, next] = mentions.toSorted((one, other) => RANK[one.confidence] - RANK[other.confidence]);
      const twin = best && byId.get(best.codeId);
      if (!twin || best.confidence === "low" || best.confidence === next?.confidence) continue;
      if (!feelsDifferent(code, twin)) twins.push({ code, twin, confidence: best.confidence });
    }
  }
  return twins;
}

const RANK: Record<Confidence, number> = { high: 0, medium: 1, low: 2 };

type Felt = Pick<FrameCode, "sentiment">;

/**
 * True for codes of different sentiment, such as praise and complaints about one thing. A code without a sentiment may
 * mean either.
 */
export const feelsDifferent = (one: Felt, other: Felt): boolean =>
  one.sentiment !== other.sentiment && ![one.sentiment, other.sentiment].includes("Neutral");
