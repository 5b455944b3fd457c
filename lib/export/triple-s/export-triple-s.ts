import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type ExportFrame, readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { answersAtOnce, readAnswers } from "../read-answers";
import { dictionaryOf, planSav, type SavOptions, type SavPlan } from "../sav/sav-plan";
import { valuesOf } from "../sav/sav-values";
import { writeTripleS } from "./write-triple-s";

/**
 * Coded answers as triple-s 3.0: a zip with the definition (.sss) and the data (.csv), read while it is sent. NOT_FOUND,
 * NOT_GROUPED, NO_DATA.
 */
export async function exportTripleS(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: SavOptions,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const plan = planSav(frame, options);
  const dictionary = dictionaryOf(plan);
  const pages = valuePages(db, frame, plan, answersAtOnce(dictionary.variables.length));
  return writeTripleS({ name: fileName(frame), title: frame.title }, dictionary, pages);
}

async function* valuePages(db: Db, frame: ExportFrame, plan: SavPlan, pageSize: number) {
  for await (const answers of readAnswers(db, frame, pageSize)) yield answers.map((answer) => valuesOf(plan, answer));
}
