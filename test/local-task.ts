import type { AnswerCoding, CodingTask, EngineAnswer, FrameCode } from "@/lib/engines/engine";

/** The codes of a codebook; each code's id is its name. */
export function frame(
  ...codes: [name: string, definition: string | null, sentiment: FrameCode["sentiment"]][]
): FrameCode[] {
  return codes.map(([name, definition, sentiment]) => ({ id: name, category: "Codes", name, definition, sentiment }));
}

export const HOTEL_FRAME = frame(
  ["Helpful reception", "Reception staff are helpful, kind or polite", "Positive"],
  ["Impolite reception", "Reception staff are impolite, rude or grumpy", "Negative"],
  ["Quiet room", "The room is quiet, peaceful, without noise", "Positive"],
  ["Noisy room", "The room is noisy, loud music, thin walls", "Negative"],
  ["Overpriced", "Too expensive, high price", "Negative"],
);

/** An English task with this codebook, and nothing else to learn from. */
export function task(codes: FrameCode[], more: Partial<CodingTask> = {}): CodingTask {
  return { codingType: "qualitative", language: "en", question: null, codes, examples: [], ...more };
}

type Coder = { code(answer: EngineAnswer): AnswerCoding };

/** Makes a function that returns the ids of the codes that an answer gets, in the order of their mention. */
export const codesBy =
  (learn: (given: CodingTask) => Coder) =>
  (text: string, given: CodingTask): string[] =>
    learn(given)
      .code({ id: "1", text, language: given.language })
      .mentions.map(({ codeId }) => codeId);
