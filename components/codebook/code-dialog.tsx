"use client";

import type { CodeLine } from "@/lib/analytics/read-codes";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";
import { SplitDialog } from "./split-dialog";

/** Changes of codes that need a dialog: merge (into which code), move (to which category), split (into what). */
export type CodeChange = "merge" | "move" | "split";

type CodeDialogProps = {
  change: CodeChange;
  /** The codes to change, at least one. */
  subjects: CodeLine[];
  onClose: () => void;
  onDone: () => void;
};

export function CodeDialog({ change, subjects, onClose, onDone }: CodeDialogProps) {
  const [first] = subjects;
  if (change === "merge") return <MergeDialog subjects={subjects} onClose={onClose} onDone={onDone} />;
  if (change === "move") return <MoveDialog subjects={subjects} onClose={onClose} onDone={onDone} />;
  return first && <SplitDialog code={first} onClose={onClose} />;
}
