import { groupsWith } from "./answer-groups";
import { defaultCodebookOptions } from "./codebook-options";
import type { CodingStore } from "./coding-store";
import { generateCodebook } from "./generate-codebook";

const MAX_NEW_CODES = 10;

/**
 * If the codebook may be extended: builds codes from the answers that fit none, adds the new ones and returns how many.
 * Those answers are then open again. This happens at most once per run.
 */
export async function extendCodebook(store: CodingStore): Promise<{ added: number }> {
  const { unfitting, added } = await store.readUnfitting();
  if (!unfitting) return { added };
  const { context, groups } = await store.readWork();
  const open = groupsWith(groups, unfitting);
  const { minFrequency } = defaultCodebookOptions(groups.length);
  const options = { maxCodes: MAX_NEW_CODES, minFrequency, includeOther: false };
  const generated = await store.whileWanted((signal) =>
    generateCodebook(store.engine, context, open, { options, signal }),
  );
  return store.saveExtension(generated);
}
