import type { Caller } from "@/lib/auth/caller";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { timeoutSignal } from "@/lib/runtime/timeout-signal";
import { isSameClaim } from "./is-same-claim";
import type { summarize } from "./summarize";

type Summary = Awaited<ReturnType<typeof summarize>>;

/** Milliseconds to wait for a model; after that the computed sentences are shown. */
const LONGEST_WAIT = 30_000;

/**
 * Has the engine reword a summary, if it can. A phrasing that does not say the same as its computed sentence is
 * dropped; if the engine fails, all phrasings are.
 */
export async function phraseSummary({ organizationId }: Caller, summary: Summary, engine: CodingEngine) {
  const texts = summary.sentences.map(({ text }) => text);
  const phrasings = await ask(onBehalfOf(organizationId, engine), texts);
  const sentences = summary.sentences.map((sentence, index) => {
    const phrasing = phrasings[index];
    return phrasing && isSameClaim(phrasing, sentence.text)
      ? { ...sentence, text: phrasing, phrased_by: "model" as const }
      : { ...sentence, phrased_by: "template" as const };
  });
  return { ...summary, summary: sentences.map(({ text }) => text).join(" "), sentences };
}

async function ask(engine: CodingEngine, texts: readonly string[]): Promise<(string | null)[]> {
  const signal = timeoutSignal(LONGEST_WAIT);
  try {
    return (await engine.phrase?.(texts, { signal }))?.value ?? [];
  } catch (error) {
    if (signal.aborted || error instanceof EngineError) return [];
    throw error;
  }
}
