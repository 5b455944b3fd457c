import { inParts } from "@/lib/data/parts";
import { classifyAll } from "./classify-all";
import { draftFrame } from "./draft-frame";
import { type CodebookRequest, type CodingEngine, type EngineOptions, NO_GUIDANCE } from "./engine";

/**
 * The theme of each answer: the first code that the engine gives it, with a fine-grained codebook that the engine
 * drafts from all answers.
 */
export async function themesOf(
  engine: CodingEngine,
  request: CodebookRequest,
  options?: EngineOptions,
): Promise<(string | null)[]> {
  const { codingType, language, question, answers } = request;
  const fine = { granularity: 5, maxCodes: 100, minFrequency: 2, includeOther: false };
  const { value: drafts } = await engine.generateCodebook(
    { ...request, options: fine, guidance: NO_GUIDANCE },
    options,
  );
  const codes = draftFrame(drafts);
  const task = { codingType, language, question, codes, examples: [], corpus: answers.map(({ text }) => text) };
  const themes: (string | null)[] = [];
  for (const part of inParts(answers, engine.batchSize)) {
    for (const { mentions } of await classifyAll(engine, task, part, options)) themes.push(mentions[0]?.codeId ?? null);
  }
  return themes;
}
