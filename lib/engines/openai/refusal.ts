import { EngineError } from "../engine";
import { LONGEST_ERROR_DETAIL } from "./parameters";
import { PromptFailure, type PromptFailureKind } from "./prompt-failure";

const FILTER = /content.?(?:filter|management|policy)|safety|moderation|flagged|responsible.?ai/i;
const LENGTH =
  /context.?(?:length|window|size)|maximum context|too long|too large|too many tokens|token limit|max.?tokens/i;

/** The model, or a filter behind it, has declined to answer; `said` are its words, if it gave any. */
export function refusal(said = ""): PromptFailure {
  const words = said.replace(/\s+/g, " ").trim().slice(0, LONGEST_ERROR_DETAIL);
  const message = words === "" ? "The model refused the request." : `The model refused the request: “${words}”`;
  return new PromptFailure("refused", new EngineError(message, { retryable: false }));
}

/** The kind of failure behind a provider's error message. */
export function kindOf(status: number, complaint: string): PromptFailureKind {
  if (FILTER.test(complaint)) return "refused";
  return status === 413 || LENGTH.test(complaint) ? "too_long" : "rejected";
}
