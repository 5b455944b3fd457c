"use client";

import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { QuestionIds } from "../questions/question-ids";
import { FileButtons } from "../workbench/file-buttons";
import { scoreFile } from "./queries";
import type { ScoreSearch } from "./score-search";

const FILES = [
  { type: WORKBOOK_TYPE, words: "Excel" },
  { type: "text/csv", words: "CSV" },
  { type: DECK_TYPE, words: "PowerPoint" },
];

/** Downloads the table as a file. */
export const ScoreDownload = ({ ids, settings }: { ids: QuestionIds; settings: ScoreSearch }) => (
  <FileButtons files={FILES} read={(type) => scoreFile(ids, settings, type)} name="score" />
);
