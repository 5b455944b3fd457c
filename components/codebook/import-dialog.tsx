"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { FileField } from "../ui/file-field";
import { Notice } from "../ui/notice";
import { api } from "../workbench/api";
import { useCodebookReplaced } from "./use-codebook-replaced";

/** Replaces the codebook by one from a file. */
export function ImportDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const replaced = useCodebookReplaced(ids);
  const importing = useMutation({
    mutationFn: (chosen: File) => api.codebook.importFile(ids, { file: chosen }),
    onSuccess: async () => {
      onClose();
      await replaced("The codebook was imported");
    },
    meta: { isShownInPlace: true },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import a codebook"
      description="It takes the place of this question’s codebook. Codes of the same category and name keep their answers; the version before stays in the history."
    >
      <div className="grid gap-3">
        <FileField
          accept=".json,.csv,.tsv,.xlsx"
          words="JSON, CSV or Excel, one row per code, with the columns category, code, definition, include, exclude and sentiment"
          onFile={(chosen) => {
            importing.reset();
            setFile(chosen);
          }}
        />
        {importing.error && <Notice tone="danger">{importing.error.message}</Notice>}
      </div>
      <DialogButtons onCancel={onClose}>
        <Button
          type="button"
          look="primary"
          disabled={!file || importing.isPending}
          onClick={() => file && importing.mutate(file)}
        >
          Import
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
