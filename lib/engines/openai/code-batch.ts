import type { CodingType } from "@/db/schema/terms";
import type { EngineAnswer, EngineUsage, Mention } from "../engine";
import type { Frame } from "./frame";
import type { Ask } from "./model";
import type { Prompt } from "./prompts";
import { type ReadAnswer, readCodings } from "./read-coding";
import { codingSchema } from "./schemas";
import { sumUsage } from "./usage";

export type Batch<Answer extends EngineAnswer> = {
  answers: readonly Answer[];
  frame: Frame;
  codingType: CodingType;
  /** The prompt about some of the answers, numbered from 1 as given. */
  prompt: (answers: readonly Answer[]) => Prompt;
};

/**
 * `codings` holds null for answers that the model left out twice; `readable` is false where neither reply could be
 * read.
 */
export type BatchResult = { codings: (Mention[] | null)[]; readable: boolean; usage: EngineUsage };

/** Codes the answers of one prompt. Asks once more about answers that the reply leaves out or gives an unknown code. */
export async function codeBatch<Answer extends EngineAnswer>(
  ask: Ask,
  batch: Batch<Answer>,
  signal?: AbortSignal,
): Promise<BatchResult> {
  const first = await askFor(ask, batch, batch.answers, signal);
  const read = first.read ?? [];
  const again = batch.answers.filter((_, index) => read[index] === undefined || read[index].doubtful);
  if (again.length === 0) return { codings: read.map(mentionsOf), readable: true, usage: first.usage };

  const second = await askFor(ask, batch, again, signal);
  const repeated = new Map(again.map((answer, index) => [answer, second.read?.[index]]));
  return {
    codings: batch.answers.map((answer, index) => mentionsOf(repeated.get(answer) ?? read[index])),
    readable: first.read !== null || second.read !== null,
    usage: sumUsage([first.usage, second.usage]),
  };
}

async function askFor<Answer extends EngineAnswer>(
  ask: Ask,
  { frame, codingType, prompt }: Batch<Answer>,
  answers: readonly Answer[],
  signal: AbortSignal | undefined,
) {
  const sizes = { answers: answers.length, codes: frame.size };
  const request = { name: "coding", prompt: prompt(answers), schema: codingSchema(sizes, codingType) };
  const { json, usage } = await ask(request, signal);
  return { read: readCodings(json, answers, frame, codingType), usage };
}

function mentionsOf(answer: ReadAnswer | undefined): Mention[] | null {
  return answer?.mentions ?? null;
}
