import type { TreeRow } from "./tree-rows";
import type { CodebookEditor } from "./use-codebook";
import type { DropTarget } from "./use-dragged-code";

/** What the rows of categories and of codes have in common. */
export type RowProps<Kind extends TreeRow["kind"]> = {
  row: Extract<TreeRow, { kind: Kind }>;
  tabIndex: number;
  onFocus: () => void;
  isRenaming: boolean;
  onRenamed: () => void;
  /** The coded answers, of which shares are told. */
  base: number;
  withSentiment: boolean;
  editor: CodebookEditor;
  mayEdit: boolean;
  drop: DropTarget;
};
