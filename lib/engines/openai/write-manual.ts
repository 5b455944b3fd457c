import type { CodingManual, EngineResult, ManualRequest } from "../engine";
import { fixedExamples } from "./examples";
import { numberCodes } from "./frame";
import { manualPrompt } from "./manual-prompt";
import { manualSchema, readRules } from "./manual-schema";
import { metered } from "./meter";
import type { Asker } from "./model";
import { MAX_CODES_IN_MANUAL } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import { versionWith } from "./version";

/**
 * Lets the model write rules for the codes, with quotes from the answers. Null if there are too many codes for one
 * call, or if the model declines or its reply can't be read.
 */
export async function writeManual(
  asker: Asker,
  { task, answers, disagreements }: ManualRequest,
  signal?: AbortSignal,
): Promise<EngineResult<CodingManual | null>> {
  const frame = numberCodes(task.codes);
  return metered(async (meter) => {
    if (frame.size === 0 || frame.size > MAX_CODES_IN_MANUAL) return null;
    const fixed = fixedExamples(task.examples, frame);
    const prompt = manualPrompt(task, frame, { answers, examples: fixed, disagreements });
    try {
      const { json } = await asker.connect(meter, signal)({ name: "manual", prompt, schema: manualSchema });
      const rules = readRules(json, frame, answers);
      return rules.length > 0 ? { version: versionWith(rules), rules } : null;
    } catch (error) {
      if (error instanceof PromptFailure) return null;
      throw error;
    }
  });
}
