import type { AnswerCoding, FrameCode, Mention } from "@/lib/engines/engine";
import type { CodedAnswer } from "./coded-answers";

/** The words that stand for a code in an answer and those equal to it. */
export type Passage = { answer: CodedAnswer; mention: Mention; text: string };

/** A code with its passages, and what the engine makes of them when it sees nothing else. */
export type ExaminedCode = {
  code: FrameCode;
  passages: readonly Passage[];
  /** Codes drafted from the passages. */
  drafted: readonly FrameCode[];
  /** The codes that the engine gave to each passage. */
  codings: readonly AnswerCoding[];
};
