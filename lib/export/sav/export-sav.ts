import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { Compression } from "@/lib/tables/write-sav/write-dictionary";
import { readExportFrame } from "../export-frame";
import type { ExportedCase } from "../exported-case";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { type ExportedAnswer, readAnswers } from "../read-answers";
import { planSav, type SavOptions } from "./sav-plan";
import { type SpssComponent, writeSav } from "./write-sav";

/**
 * Coded answers as an SPSS system file: sent while it is read (.sav), or compressed by zlib before it is sent (.zsav).
 * Throws NOT_FOUND; NOT_GROUPED; NO_DATA; SPSS_NOT_CONFIGURED without a component; SPSS_SERVICE_ERROR if the component
 * fails; VALIDATION_ERROR for a .zsav file if the operator's own component writes the files.
 */
export async function exportSav(
  db: Db,
  caller: Caller,
  source: ExportSource,
  { compression = "bytecode", ...options }: SavOptions & { compression?: Compression },
  component: SpssComponent,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const readCases = (pageSize: number) => casesOf(readAnswers(db, frame, pageSize));
  const file = { name: fileName(frame), plan: planSav(frame, options), readCases };
  return writeSav(db, caller, file, { compression, component });
}

async function* casesOf(pages: AsyncGenerator<ExportedAnswer[]>): AsyncGenerator<ExportedCase[]> {
  for await (const answers of pages) yield answers.map((answer) => [answer]);
}
