import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { mapPages } from "../map-pages";
import { answersAtOnce, readAnswers } from "../read-answers";
import { dictionaryOf, planSav, type SavOptions } from "../sav/sav-plan";
import { caseValues } from "../sav/sav-values";
import { withoutSavColumns } from "./triple-s-variables";
import { writeTripleS } from "./write-triple-s";

/**
 * Coded answers as triple-s 3.0: a zip with the definition (.sss) and the data (.csv), read while it is sent. Throws
 * NOT_FOUND, NOT_GROUPED, NO_DATA.
 */
export async function exportTripleS(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: SavOptions,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const plan = withoutSavColumns(planSav(frame, options));
  const dictionary = dictionaryOf(plan);
  const answers = readAnswers(db, frame, answersAtOnce(dictionary.variables.length));
  const valuesOf = caseValues(plan);
  const pages = mapPages(answers, (answer) => valuesOf([answer]));
  const title = [frame.title, ...(plan.note ? [plan.note] : [])].join(". ");
  return writeTripleS({ name: fileName(frame), title }, dictionary, pages);
}
