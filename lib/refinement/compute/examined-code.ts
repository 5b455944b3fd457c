import type { AnswerCoding, FrameCode, Mention } from "@/lib/engines/engine";
import type { CodedAnswer } from "./coded-answers";

/** The evidence for a code in an answer and in those equal to it. */
export type Passage = { answer: CodedAnswer; mention: Mention; text: string };

/** A code with its passages, and the result when the engine sees only these. */
export type ExaminedCode = {
  code: FrameCode;
  passages: readonly Passage[];
  /** Codes drafted from the passages. */
  drafted: readonly FrameCode[];
  /** The codes that the engine gave to each passage. */
  codings: readonly AnswerCoding[];
};
