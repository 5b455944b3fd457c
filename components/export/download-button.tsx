"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { correctionsHref } from "../corrections/queries";
import { usePaletteAction } from "../palette/palette-actions";
import { questionHref } from "../projects/queries";
import { Button } from "../ui/button";
import { Check } from "../ui/check";
import { Dialog, DialogButtons } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { saveFile } from "../ui/save-file";
import { Segmented } from "../ui/segmented";
import { type ExportChoice, type ExportFormat, exportAnswers, FORMATS, LAYOUTS } from "./queries";

/** `isGrouped`: the question is a wave of a group. */
type DownloadButtonProps = { projectId: string; questionId: string; isGrouped: boolean };

const FIRST_CHOICE: ExportChoice = {
  format: "csv",
  layout: "columns_by_mention",
  grouped: false,
  include_demographics: true,
  include_sentiment: true,
  include_confidence: false,
  include_evidence: false,
  include_provenance: false,
  zlib: false,
};

const ALL: readonly ExportFormat[] = FORMATS.map(({ value }) => value);
const SAV: readonly ExportFormat[] = ["sav"];
const TEXT: readonly ExportFormat[] = ALL.filter((format) => format !== "sav" && format !== "tripleS");
const PARTS = [
  { name: "include_demographics", words: "Segments", formats: ALL },
  { name: "include_sentiment", words: "Sentiment of each code", formats: ALL },
  { name: "include_confidence", words: "Confidence of each code", formats: ALL },
  { name: "include_evidence", words: "Evidence of each code", formats: ALL },
  { name: "include_provenance", words: "Who or what gave each code, and when", formats: TEXT },
  { name: "zlib", words: "Smaller file (.zsav), for SPSS 21 and newer", formats: SAV },
] as const;
const GROUPED = { name: "grouped", words: "All waves of the group, one after the other", formats: ALL } as const;

const partsOf = ({ format }: ExportChoice, isGrouped: boolean) =>
  [...(isGrouped ? [GROUPED] : []), ...PARTS].filter(({ formats }) => formats.includes(format));

/** The formats whose edited codes can be imported. */
const isEditable = ({ format }: ExportChoice) => format === "xlsx" || format === "sav";

/** Downloads the coded answers as a file; asks first for format, layout and columns. */
export function DownloadButton(ids: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePaletteAction("Download the coded answers", "download", () => setOpen(true));
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download
      </Button>
      {isOpen && <DownloadDialog {...ids} onClose={() => setOpen(false)} />}
    </>
  );
}

function DownloadDialog({ onClose, ...ids }: DownloadButtonProps & { onClose: () => void }) {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const layouts = LAYOUTS.filter(({ formats }) => formats.includes(choice.format));
  const download = useMutation({
    mutationFn: () => exportAnswers(ids, choice),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      onClose();
    },
    meta: { isShownInPlace: true },
  });
  return (
    <Dialog open onOpenChange={onClose} title="Download the coded answers" description="Free, as often as you like.">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <span className="type-label text-ink-2">Format</span>
          <Segmented
            label="Format"
            value={choice.format}
            onChange={(format) => setChoice({ ...choice, format, layout: "columns_by_mention" })}
            options={[...FORMATS]}
          />
        </div>
        <fieldset className="grid gap-1" hidden={layouts.length === 0}>
          <legend className="type-label mb-1 text-ink-2">Layout</legend>
          {layouts.map(({ layout, words, detail }) => (
            <label key={layout} className="flex min-h-7 items-baseline gap-2 coarse:min-h-11">
              <input
                type="radio"
                name="layout"
                checked={choice.layout === layout}
                onChange={() => setChoice({ ...choice, layout })}
                className="translate-y-0.5 accent-accent"
              />
              <span>
                {words} <span className="type-small text-ink-3">{detail}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="grid gap-1">
          <legend className="type-label mb-1 text-ink-2">Also</legend>
          {partsOf(choice, ids.isGrouped).map(({ name, words }) => (
            <Check
              key={name}
              isChecked={choice[name]}
              onChange={(isChecked) => setChoice({ ...choice, [name]: isChecked })}
            >
              {words}
            </Check>
          ))}
        </fieldset>
        {isEditable(choice) && (
          <p className="type-small text-ink-3">
            Codes, sentiments and reviews that you edit in the file can come back:{" "}
            <Link href={correctionsHref(questionHref(ids.projectId, ids.questionId))} onClick={onClose}>
              import corrections
            </Link>
            .
          </p>
        )}
        {download.error && <Notice tone="danger">{download.error.message}</Notice>}
      </div>
      <DialogButtons onCancel={onClose}>
        <Button type="button" look="primary" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? "Writing the file" : "Download"}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
