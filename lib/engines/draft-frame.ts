import type { DraftCategory, FrameCode } from "./engine";

/** The codes of a drafted codebook, with their places as ids, so that an engine can classify answers by them. */
export const draftFrame = (drafts: readonly DraftCategory[]): FrameCode[] =>
  drafts.flatMap(({ name: category, codes }, place) =>
    codes.map((code, index) => ({ ...code, category, id: `${place}/${index}` })),
  );
