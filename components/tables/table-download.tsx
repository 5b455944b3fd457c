"use client";

import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { QuestionIds } from "../questions/question-ids";
import { FileButtons } from "../workbench/file-buttons";
import { tableFile } from "./queries";
import type { TableQuery } from "./table-query";

const FILES = [
  { type: WORKBOOK_TYPE, words: "Excel" },
  { type: DECK_TYPE, words: "PowerPoint" },
] as const;

/** Downloads the table as it is shown, as an Excel workbook or as slides. */
export const TableDownload = ({ ids, query }: { ids: QuestionIds; query: TableQuery }) => (
  <FileButtons files={FILES} read={(type) => tableFile(ids, query, type)} name="cross-tab" />
);
