import type { DraftCategory, FrameCode } from "./engine";

/** The codes of a drafted codebook as codes to classify by. The id of a code is its position in the draft. */
export const draftFrame = (drafts: readonly DraftCategory[]): FrameCode[] =>
  drafts.flatMap(({ name: category, codes }, place) =>
    codes.map((code, index) => ({ ...code, category, id: `${place}/${index}` })),
  );
