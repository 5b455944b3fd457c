"use client";

import { FileField } from "../ui/file-field";

/** A field for a file of answers. */
export function AnswersFileField({ isLine, onFile }: { isLine?: boolean; onFile: (file: File) => void }) {
  return (
    <FileField
      accept=".csv,.tsv,.txt,.xlsx,.sav,.zsav,.json,.jsonl,.ndjson"
      words="CSV, TSV, Excel (.xlsx), SPSS (.sav) or JSON, up to 128 MiB"
      onFile={onFile}
      {...(isLine && { isLine })}
    />
  );
}
