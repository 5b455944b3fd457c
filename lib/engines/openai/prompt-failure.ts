import type { NotCodedReason } from "@/db/schema/terms";
import type { EngineError } from "../engine";

/**
 * refused: the model or a filter declined the prompt. too_long: the prompt exceeds the model's context. rejected: the
 * provider calls the request bad without a reason. timed_out: no reply in time. unreadable: the reply makes no sense.
 */
export type PromptFailureKind = "refused" | "too_long" | "rejected" | "timed_out" | "unreadable";

/** The model did not answer this prompt, but may answer another one. If it answers none, `error` is thrown. */
export class PromptFailure extends Error {
  override readonly name = "PromptFailure";

  constructor(
    readonly kind: PromptFailureKind,
    readonly error: EngineError,
  ) {
    super(error.message);
  }

  /** The reason that is stored if a prompt with a single answer fails in this way. */
  get reason(): NotCodedReason {
    return this.kind === "too_long" ? "too_long" : "refused";
  }
}
