"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { saveFile } from "../ui/save-file";
import { ChartPreview } from "./chart-preview";
import { DeckContent } from "./deck-content";
import { ExportOptions } from "./export-options";
import { FilePreview } from "./file-preview";
import { type ExportChoice, exportAnswers, isChart } from "./queries";

type DownloadDialogProps = {
  projectId: string;
  questionId: string;
  isGrouped: boolean;
  /** Whether all waves of the group are chosen at first. */
  grouped?: boolean;
  scope: ExportChoice["scope"];
  onClose: () => void;
};

const FIRST_CHOICE: Omit<ExportChoice, "scope"> = {
  format: "csv",
  layout: "columns_by_mention",
  singleFile: true,
  only: "all",
  filter: null,
  grouped: false,
  include_demographics: true,
  include_sentiment: true,
  include_confidence: false,
  include_evidence: false,
  include_provenance: false,
  zlib: false,
  rows: "nested",
  bySegments: false,
};

/** Format, layout and columns of a download beside a preview of the file. */
export function DownloadDialog({ isGrouped, grouped = false, scope, onClose, ...ids }: DownloadDialogProps) {
  const [choice, setChoice] = useState<ExportChoice>({ ...FIRST_CHOICE, grouped, scope });
  const { format } = choice;
  const download = useMutation({
    mutationFn: () => exportAnswers(ids, choice),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      onClose();
    },
    meta: { isShownInPlace: true },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="max-w-[1080px]"
      title={scope === "project" ? "Download the whole project" : "Download the coded answers"}
      description="Free, as often as you like."
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-[272px_minmax(0,1fr)]">
        <ExportOptions
          ids={ids}
          isGrouped={isGrouped}
          isProject={scope === "project"}
          choice={choice}
          onChange={(part) => setChoice({ ...choice, ...part })}
          onLeave={onClose}
        />
        {isChart(format) ? (
          <ChartPreview ids={ids} choice={choice} />
        ) : format === "pptx" ? (
          <DeckContent
            of={choice.scope === "project" ? "project" : choice.grouped ? "tracker" : "question"}
            onLeave={onClose}
          />
        ) : (
          <FilePreview ids={ids} format={format} choice={choice} />
        )}
      </div>
      {download.error && (
        <div className="mt-4">
          <Notice tone="danger">{download.error.message}</Notice>
        </div>
      )}
      <DialogButtons onCancel={onClose}>
        <Button type="button" look="primary" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? "Writing the file" : "Download"}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
