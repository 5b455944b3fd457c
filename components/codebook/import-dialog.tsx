"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { FileField } from "../ui/file-field";
import { Notice } from "../ui/notice";
import { ReadingOptionsFields } from "../upload/reading-options";
import { FrameColumns } from "./frame-columns";
import { FrameOutcome } from "./frame-outcome";
import { type FrameReading, framePreviewQuery, importFrame } from "./queries";
import { useCodebookReplaced } from "./use-codebook-replaced";

/** Replaces the codebook by one from a file, which is shown before. */
export function ImportDialog({ ids, onClose }: { ids: QuestionIds; onClose: () => void }) {
  const [reading, setReading] = useState<FrameReading | null>(null);
  const replaced = useCodebookReplaced(ids);
  const preview = useQuery({ ...framePreviewQuery(ids, reading), placeholderData: keepPreviousData });
  const importing = useMutation({
    mutationFn: (chosen: FrameReading) => importFrame(ids, chosen),
    onSuccess: async () => {
      onClose();
      await replaced("The codebook was imported");
    },
    meta: { isShownInPlace: true },
  });
  const plain = useQuery(framePreviewQuery(ids, reading && { ...reading, options: {}, roles: null }));
  const error = preview.error ?? importing.error;
  const shown = reading && preview.data;
  const isReady = shown && !preview.isPlaceholderData && !preview.error && shown.problems.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import a codebook"
      width="max-w-[760px]"
      description="It takes the place of this question’s codebook. Codes of the same category and name keep their answers; the version before stays in the history."
    >
      <div className="grid gap-4">
        <FileField
          accept=".json,.csv,.tsv,.txt,.xlsx,.sav"
          words="CSV, Excel, JSON, or the value labels of an SPSS file: one row per code, columns in any order"
          isLine={reading !== null}
          onFile={(file) => {
            importing.reset();
            setReading({ file, options: {}, roles: null });
          }}
        />
        {error && <Notice tone="danger">{error.message}</Notice>}
        {reading && (shown || error) && (
          <ReadingOptionsFields
            preview={shown ?? plain.data ?? unread(reading)}
            given={reading.options}
            onChange={(options) => setReading({ ...reading, options, roles: null })}
          />
        )}
        {shown && (
          <>
            <FrameColumns preview={shown} onRoles={(roles) => setReading({ ...reading, roles })} />
            <FrameOutcome preview={shown} />
          </>
        )}
      </div>
      <DialogButtons onCancel={onClose}>
        <Button
          type="button"
          look="primary"
          disabled={!isReady || importing.isPending}
          onClick={() => reading && importing.mutate(reading)}
        >
          Import
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const FORMATS = { xlsx: "xlsx", sav: "sav", json: "json" } as const;

/** What is known of how a file was read that could not be previewed. */
function unread({ file: { name }, options }: FrameReading) {
  const extension = name.split(".").at(-1)?.toLowerCase() as keyof typeof FORMATS;
  const delimiter = options.delimiter ?? null;
  const rest = { sheets: null, hidden_sheets: null, sheet: null, encoding: null, columns: [] };
  return { format: FORMATS[extension] ?? "csv", delimiter, ...rest };
}
