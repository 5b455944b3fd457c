import type { NotCodedReason } from "@/db/schema/terms";
import type { EngineError } from "../engine";

/**
 * refused: the model or a filter declined the prompt; too_long: it exceeds what the model reads; rejected: the provider
 * calls the request bad and does not say why; timed_out: no reply in time.
 */
export type PromptFailureKind = "refused" | "too_long" | "rejected" | "timed_out";

/** The model did not answer this prompt, but may answer another. `error` is what it means where none is answered. */
export class PromptFailure extends Error {
  override readonly name = "PromptFailure";

  constructor(
    readonly kind: PromptFailureKind,
    readonly error: EngineError,
  ) {
    super(error.message);
  }

  /** The reason to give for a single answer that fails so. */
  get reason(): NotCodedReason {
    return this.kind === "too_long" ? "too_long" : "refused";
  }
}
