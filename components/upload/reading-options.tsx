"use client";

import type { ReactNode } from "react";
import { Check } from "../ui/check";
import { Select } from "../ui/select";
import type { FilePreview, ReadingOptions } from "./queries";

type ReadOption = readonly [value: string, words: string];

const DELIMITERS: readonly ReadOption[] = [
  [",", "Comma"],
  [";", "Semicolon"],
  ["\t", "Tab"],
  ["|", "Bar |"],
];
const ENCODINGS: readonly ReadOption[] = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16"],
  ["utf-16be", "UTF-16, big-endian"],
  ["windows-1252", "Western (Windows)"],
  ["macintosh", "Western (Mac)"],
  ["windows-1250", "Central European"],
  ["windows-1251", "Cyrillic"],
  ["koi8-r", "Cyrillic (KOI8-R)"],
  ["windows-1253", "Greek"],
  ["windows-1254", "Turkish"],
  ["windows-1255", "Hebrew"],
  ["windows-1256", "Arabic"],
  ["windows-1257", "Baltic"],
  ["windows-1258", "Vietnamese"],
  ["windows-874", "Thai"],
  ["shift_jis", "Japanese"],
  ["euc-jp", "Japanese (EUC)"],
  ["gb18030", "Chinese, simplified"],
  ["big5", "Chinese, traditional"],
  ["euc-kr", "Korean"],
];

/** What a preview of any file says of how it was read. */
type ReadPreview = Pick<FilePreview, "format" | "sheets" | "hidden_sheets" | "sheet" | "delimiter" | "encoding"> & {
  header?: boolean | null;
  columns: readonly { name: string; placeholders?: FilePreview["columns"][number]["placeholders"] }[];
};

type ReadingOptionsProps = {
  preview: ReadPreview;
  given: ReadingOptions;
  onChange: (options: ReadingOptions) => void;
  /** A further select. */
  children?: ReactNode;
};

/** How the file was read (sheet, separator, encoding, first row), to correct wrong guesses. */
export function ReadingOptionsFields({ preview, given, onChange, children }: ReadingOptionsProps) {
  const { format, sheets, hidden_sheets, sheet, delimiter, encoding, header } = preview;
  const placeholders = placeholdersIn(preview);
  const change = (option: ReadingOptions) => onChange({ ...given, ...option });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {sheets && sheets.length > 1 && (
        <Select
          id="sheet"
          label={format === "sav" ? "Labels of the variable" : "Sheet"}
          value={sheet ?? ""}
          onChange={({ target }) => change({ sheet: target.value })}
        >
          <Options choices={sheets.map((name) => [name, hidden_sheets?.includes(name) ? `${name} (hidden)` : name])} />
        </Select>
      )}
      {format === "csv" && (
        <Select
          id="separator"
          label="Columns are separated by"
          value={delimiter ?? ""}
          onChange={({ target }) => change({ delimiter: target.value })}
        >
          <Options choices={withGiven(DELIMITERS, delimiter, "Nothing: one column")} />
        </Select>
      )}
      {encoding && (
        <Select
          id="encoding"
          label="Letters are encoded as"
          value={encoding.toLowerCase()}
          onChange={({ target }) => change({ encoding: target.value })}
        >
          <Options choices={withGiven(ENCODINGS, encoding.toLowerCase(), "")} />
        </Select>
      )}
      {children}
      {(format === "csv" || format === "xlsx") && (
        <Check isChecked={given.header ?? header ?? true} onChange={(isChecked) => change({ header: isChecked })}>
          The first row names the columns
        </Check>
      )}
      {placeholders && (
        <Check isChecked={given.placeholders ?? true} onChange={(isChecked) => change({ placeholders: isChecked })}>
          Treated as missing: {placeholders}
        </Check>
      )}
    </div>
  );
}

/** The spellings of missing values in the columns that were read, with their counts. */
function placeholdersIn({ columns }: ReadPreview): string {
  const counts = new Map<string, number>();
  for (const { text, count } of columns.flatMap(({ placeholders = [] }) => placeholders)) {
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  return [...counts].map(([text, count]) => `“${text}” (${count})`).join(", ");
}

const Options = ({ choices }: { choices: readonly ReadOption[] }) =>
  choices.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

/** The choices. If the given one is not among them, it is added in front. */
function withGiven(choices: readonly ReadOption[], given: string | null, absent: string): readonly ReadOption[] {
  if (choices.some(([value]) => value === given)) return choices;
  return [[given ?? "", given?.toUpperCase() ?? absent], ...choices];
}
