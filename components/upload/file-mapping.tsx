"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Notice } from "../ui/notice";
import { ProgressBar } from "../ui/progress-bar";
import { Skeleton } from "../ui/skeleton";
import { BadRows } from "./bad-rows";
import { nameOf } from "./column-name";
import {
  type AboutCodes,
  type ChosenOrders,
  type ColumnRole,
  isCodes,
  needsOrder,
  rolesOf,
  withLikeColumns,
  withRole,
} from "./column-roles";
import { GivenCodes } from "./given-codes";
import { KnownAnswers } from "./known-answers";
import { LanguageSelect } from "./language-select";
import { PreviewTable } from "./preview-table";
import {
  type FilePreview,
  type LoadedFile,
  type LoadOrder,
  previewQuery,
  type ReadingOptions,
  type UploadTarget,
} from "./queries";
import { ReadingOptionsFields } from "./reading-options";
import { SegmentsOut } from "./segments-out";
import { RepeatedIds, WhatIsTaken } from "./what-is-taken";
import { Wordings } from "./wordings";

type FileMappingProps = {
  /** Where the answers go; null if they go into a new project, which `load` makes. */
  target: UploadTarget | null;
  file: File;
  /** Loads the file as it is mapped. */
  load: (order: LoadOrder) => Promise<LoadedFile>;
  /** Wordings that are already known, by column name. */
  wordings?: ReadonlyMap<string, string>;
  onLoaded: (loaded: LoadedFile) => void;
  onOtherFile: () => void;
};

const NO_WORDINGS: ReadonlyMap<string, string> = new Map();

/**
 * Shows what a file holds and asks what its columns are, how its questions are worded, and what to do about bad rows.
 */
export function FileMapping(props: FileMappingProps) {
  const { target, file, load, wordings = NO_WORDINGS, onLoaded, onOtherFile } = props;
  const [options, setOptions] = useState<ReadingOptions>({});
  const [roles, setRoles] = useState<readonly ColumnRole[] | null>(null);
  const [orders, setOrders] = useState<ChosenOrders>({});
  const [worded, setWorded] = useState(wordings);
  const [language, setLanguage] = useState<string | null>(null);
  const [aboutCodes, setAboutCodes] = useState<AboutCodes>({});
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const {
    data: preview,
    error,
    isPlaceholderData,
  } = useQuery({
    ...previewQuery(target, { file, options, roles, orders, aboutCodes: { others: aboutCodes.others ?? {} } }),
    placeholderData: keepPreviousData,
  });
  const loading = useMutation({
    mutationFn: () =>
      load({
        ...{ file, options, roles, orders, aboutCodes, skipBadRows },
        wordings: worded,
        language: language ?? preview?.language ?? "en",
        onProgress: setProgress,
      }),
    onSuccess: onLoaded,
    meta: { isShownInPlace: true },
  });
  const otherFile = (
    <Button type="button" onClick={onOtherFile}>
      Choose another file
    </Button>
  );
  if (error && !preview) {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="danger">{error.message}</Notice>
        {otherFile}
      </div>
    );
  }
  if (!preview) return <Skeleton className="h-80" />;

  const given = roles ?? rolesOf(preview);
  const texts = preview.columns.filter((_, column) => given[column] === "text");
  const open = preview.columns.find(({ index, dates }) => needsOrder(dates, given[index]) && !orders[index]);
  const isUnclear = preview.given_codes.some(({ kind, other }) => kind === "closed" && other === null);
  const isLoadable = texts.length > 0 && !open && !isUnclear && (preview.problem_count === 0 || skipBadRows);
  const isReady = isLoadable && !isPlaceholderData && !error;
  const setRole = (column: number, role: ColumnRole) =>
    setRoles(withLikeColumns(withRole(given, column, role, target?.questionId !== undefined), preview.columns, column));
  return (
    <div className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="figures min-w-0 wrap-anywhere text-ink-2">
          <b className="font-[550] text-ink">{file.name}</b> · {preview.row_count_exact ? "" : "about "}
          {counted(preview.row_count, "row")} · {counted(preview.columns.length, "column")}
        </p>
        {otherFile}
      </div>
      <ReadingOptionsFields
        preview={preview}
        given={options}
        onChange={(changed) => {
          setOptions(changed);
          setRoles(null);
          setOrders({});
        }}
      >
        {target === null && <LanguageSelect value={language ?? preview.language} onChange={setLanguage} />}
      </ReadingOptionsFields>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {preview.notes.map((note) => (
        <p key={note} className="type-small text-ink-3">
          {note}
        </p>
      ))}
      {mayBeAnswer(preview, options) && (
        <p className="type-small text-ink-3">
          If “{preview.columns[0]?.name}” is an answer itself, untick “The first row names the columns”.
        </p>
      )}
      <PreviewTable
        preview={preview}
        roles={given}
        orders={orders}
        onRole={setRole}
        onOrder={(column, order) => setOrders({ ...orders, [column]: order })}
      />
      <SegmentsOut roles={given} onRoles={setRoles} />
      <KnownAnswers preview={preview} />
      {given.some(isCodes) && <GivenCodes preview={preview} about={aboutCodes} onChange={setAboutCodes} />}
      <BadRows
        problems={preview.problems}
        count={preview.problem_count}
        isSkipping={skipBadRows}
        onSkip={setSkipBadRows}
      />
      {!target?.questionId && <Wordings columns={texts} wordings={worded} onChange={setWorded} />}
      <WhatIsTaken preview={preview} roles={given} onRole={setRole} />
      {loading.error && <Notice tone="danger">{loading.error.message}</Notice>}
      {loading.isPending && <ProgressBar label="Loading the answers" share={progress} />}
      <div className="floats sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
        <RepeatedIds preview={preview} roles={given} />
        {texts.length === 0 && <p className="text-warn-ink">Say which column holds the answers.</p>}
        {open && <p className="text-warn-ink">Say which comes first in “{nameOf(open)}”, the day or the month.</p>}
        {preview.problem_count > 0 && !skipBadRows && (
          <p className="text-warn-ink">
            {counted(preview.problem_count, "row")} cannot be loaded: <a href="#bad-rows">see why</a>.
          </p>
        )}
        <Button
          type="button"
          actsOnce
          look="primary"
          size="large"
          disabled={!isReady || loading.isPending}
          onClick={() => loading.mutate()}
        >
          Load {preview.row_count_exact ? "" : "about "}
          {counted(preview.row_count - (skipBadRows ? preview.problem_count : 0), "row")}
        </Button>
      </div>
    </div>
  );
}

/** A header of this many words that asks nothing may be an answer. */
const MANY_WORDS = 4;

/** Whether the header of a single column reads like an answer, so that the file may have none. */
function mayBeAnswer({ columns, format }: FilePreview, { header = true }: ReadingOptions): boolean {
  const [only, ...others] = columns;
  if (!only || others.length > 0 || !header || (format !== "csv" && format !== "xlsx")) return false;
  return only.name.split(/\s+/).length >= MANY_WORDS && !/[?:]$/.test(only.name);
}
