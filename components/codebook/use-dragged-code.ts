"use client";

import { type DragEvent, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { dropCode } from "./move-code";
import type { TreeRow } from "./tree-rows";
import type { CodebookEditor } from "./use-codebook";

/**
 * Drag and drop of codes. A code dropped on another code is placed before it; a code dropped on a category becomes its
 * last one.
 */
export function useDraggedCode(editor: CodebookEditor) {
  const [code, setCode] = useState<CodeLine | null>(null);
  const [overId, setOverId] = useState<string | null>(null);
  const end = () => {
    setCode(null);
    setOverId(null);
  };
  return {
    /** The row that the code would drop on. */
    overId: code && overId !== code.id ? overId : null,
    start: setCode,
    end,
    over: (event: DragEvent, id: string) => {
      if (!code) return;
      event.preventDefault();
      setOverId(id);
    },
    leave: () => setOverId(null),
    drop: (event: DragEvent, row: TreeRow | undefined) => {
      event.preventDefault();
      if (row && code && code.id !== row.id) {
        dropCode(editor, code, row.category, row.kind === "code" ? row.index : row.category.codes.length);
      }
      end();
    },
  };
}
