"use client";

import { useState } from "react";
import { FileField } from "../ui/file-field";
import { FileDifferences } from "./file-differences";
import type { QuestionIds } from "./queries";

/** Uploads an edited export, shows its changes, and imports them as corrections. */
export function ImportCorrections({ ids, back }: { ids: QuestionIds; back: string }) {
  const [file, setFile] = useState<File | null>(null);
  if (file) {
    const key = `${file.name} ${file.size} ${file.lastModified}`;
    return <FileDifferences key={key} ids={ids} file={file} back={back} onOtherFile={() => setFile(null)} />;
  }
  return (
    <div className="grid max-w-[720px] gap-4">
      <FileField
        accept=".xlsx,.sav,.zsav,.csv"
        words="An Excel or SPSS file that was downloaded here"
        onFile={setFile}
      />
      <p className="type-small text-ink-3">
        Download the coded answers as Excel or SPSS, edit codes, sentiments or the column “reviewed” there, and choose
        the saved file. Rows may be sorted or deleted. You see every difference before anything changes.
      </p>
    </div>
  );
}
