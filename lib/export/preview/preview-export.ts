import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type ExportFrame, readExportFrame } from "../export-frame";
import { shownAnswer } from "../export-json";
import type { ExportSource } from "../find-source";
import { type IncludedAsText, type Layout, layOut, type SAV_LAYOUTS } from "../layouts";
import { type ExportedAnswer, readAnswers } from "../read-answers";
import { planSav } from "../sav/sav-plan";
import { type Content, FIRST, planContent, shownContent } from "./content";
import { sheetColumns } from "./preview-columns";
import { shortenedJson } from "./shorten";

/** A format with its options. */
export type ExportShape = IncludedAsText &
  (
    | { format: "sav" | "triple-s"; layout: (typeof SAV_LAYOUTS)[number] }
    | { format: "csv" | "xlsx"; layout: Layout }
    | { format: "json" }
  );

/**
 * Describes what an export will contain: its columns as the file describes them, and the rows of the first two answers,
 * made by the code that writes the file. Texts are cut at 200 characters, and at most 300 columns are described. Throws
 * NOT_FOUND, NOT_GROUPED, NO_DATA.
 */
export async function previewExport(db: Db, caller: Caller, source: ExportSource, shape: ExportShape) {
  const frame = await readExportFrame(db, caller, source);
  const answers = await firstAnswers(db, frame);
  return {
    format: shape.format,
    answers: frame.answers,
    survey: null,
    ...shownContent(contentOf(frame, answers, shape)),
    sample:
      shape.format === "json"
        ? answers.map((answer) => shortenedJson(shownAnswer(answer, frame, shape))).join(",\n")
        : null,
  };
}

async function firstAnswers(db: Db, frame: ExportFrame): Promise<ExportedAnswer[]> {
  for await (const answers of readAnswers(db, frame, FIRST)) return answers;
  return [];
}

function contentOf(frame: ExportFrame, answers: readonly ExportedAnswer[], shape: ExportShape): Content {
  switch (shape.format) {
    case "json":
      return { columns: [], sets: [], rows: [] };
    case "csv":
    case "xlsx": {
      const sheet = layOut(frame, shape);
      return { columns: sheetColumns(sheet), sets: [], rows: answers.flatMap(sheet.rowsOf) };
    }
    case "sav":
    case "triple-s": {
      return planContent(
        planSav(frame, shape),
        answers.map((answer) => [answer]),
        shape.format,
      );
    }
  }
}
