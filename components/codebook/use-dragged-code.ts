"use client";

import { type DragEvent, useState } from "react";
import type { CodeLine } from "@/lib/results/read-codes";
import { dropCode } from "./move-code";
import type { TreeRow } from "./tree-rows";
import type { CodebookEditor } from "./use-codebook";

export type DropTarget = {
  isOver: boolean;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
};

/** Drag and drop of codes: onto a code puts the dragged one before it, onto a category puts it last. */
export function useDraggedCode(editor: CodebookEditor) {
  const [code, setCode] = useState<CodeLine | null>(null);
  const [overId, setOverId] = useState<string | null>(null);
  const end = () => {
    setCode(null);
    setOverId(null);
  };
  const dragOf = (dragged: CodeLine) => ({ onDragStart: () => setCode(dragged), onDragEnd: end });
  const dropOn = (row: TreeRow): DropTarget => ({
    isOver: code !== null && overId === row.id && code.id !== row.id,
    onDragOver: (event) => {
      if (!code) return;
      event.preventDefault();
      setOverId(row.id);
    },
    onDragLeave: () => setOverId(null),
    onDrop: (event) => {
      event.preventDefault();
      if (code && code.id !== row.id) {
        dropCode(editor, code, row.category, row.kind === "code" ? row.place : row.category.codes.length);
      }
      end();
    },
  });
  return { dragOf, dropOn };
}
