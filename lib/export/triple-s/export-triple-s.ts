import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { streamCsv } from "@/lib/tables/stream-csv";
import { type ExportFrame, readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { answersAtOnce, readAnswers } from "../read-answers";
import { dictionaryOf, planSav, type SavOptions, type SavPlan } from "../sav/sav-plan";
import { valuesOf } from "../sav/sav-values";
import { definitionOf } from "./definition";
import { fieldsOf, type TripleSVariable, tripleSVariables } from "./triple-s-variables";

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
  const variables = tripleSVariables(dictionaryOf(plan));
  const name = fileName(frame);
  const zip = new ZipFile();
  const definition = definitionOf({ title: frame.title, file: `${name}.csv`, writtenAt: new Date() }, variables);
  zip.addBuffer(Buffer.from(definition), `${name}.sss`);
  const header = variables.map((variable) => variable.name);
  const csv = streamCsv(header, rowsOf(db, frame, plan, variables), { escapeFormulas: false, byteOrderMark: false });
  const data = Readable.fromWeb(csv as Parameters<typeof Readable.fromWeb>[0]);
  data.once("error", (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(data, `${name}.csv`);
  zip.end();
  return { name: `${name}.zip`, content: Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array> };
}

async function* rowsOf(db: Db, frame: ExportFrame, plan: SavPlan, variables: readonly TripleSVariable[]) {
  for await (const answers of readAnswers(
    db,
    frame,
    answersAtOnce((plan.questions[0]?.codes.length ?? 0) + variables.length),
  )) {
    yield answers.map((answer) => fieldsOf(variables, valuesOf(plan, answer)));
  }
}
