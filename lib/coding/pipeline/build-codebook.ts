import type { CodingStore } from "./coding-store";
import { generateCodebook } from "./generate-codebook";

/** Builds a codebook from the answers if the question has none. */
export async function buildCodebook(store: CodingStore): Promise<void> {
  if (await store.hasCodebook()) return;
  const { context, groups } = await store.readAnswers();
  const guidance = await store.readGuidance();
  const generated = await store.whileWanted((signal) =>
    generateCodebook(store.engine, context, groups, { guidance, signal }),
  );
  await store.saveCodebook(generated);
}
