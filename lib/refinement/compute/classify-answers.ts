import type { Codebook } from "@/lib/codebook/codebook";
import { representativesOf } from "@/lib/coding/pipeline/answer-groups";
import { codingTask } from "@/lib/coding/pipeline/coding-task";
import { evenly, inParts } from "@/lib/data/parts";
import { classifyAll } from "@/lib/engines/classify-all";
import type { CodedExample, Mention } from "@/lib/engines/engine";
import { MAX_CALLS } from "../parameters";
import type { CodedAnswer, Material } from "./coded-answers";

/** An answer with the mentions that an engine finds in it. */
export type ClassifiedAnswer = { answer: CodedAnswer; mentions: readonly Mention[] };

/**
 * Lets the engine code answers with a codebook in a bounded number of calls: the `first` ones, and as many of the
 * others as fit. A model codes the `first` ones alone: it has coded all others before.
 */
export async function classifyAnswers(
  { engine, context, answers, manual, signal }: Material,
  codebook: Codebook,
  first: readonly CodedAnswer[],
  examples: readonly CodedExample[] = [],
): Promise<ClassifiedAnswer[]> {
  const max = MAX_CALLS * engine.batchSize;
  const preferred = new Set(evenly(first, max));
  const others = engine.name === "local" ? answers.filter((answer) => !preferred.has(answer)) : [];
  const asked = [...preferred, ...evenly(others, max - preferred.size)];
  const task = { ...codingTask(context, codebook, examples), ...(manual && { manual }) };
  const found: ClassifiedAnswer[] = [];
  for (const part of inParts(asked, engine.batchSize)) {
    const codings = await classifyAll(engine, task, representativesOf(part), { signal });
    for (const [index, answer] of part.entries()) found.push({ answer, mentions: codings[index]?.mentions ?? [] });
  }
  return found;
}
