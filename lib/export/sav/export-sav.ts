import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError, invalidInput } from "@/lib/errors";
import { streamBytes } from "@/lib/tables/stream-bytes";
import type { Compression } from "@/lib/tables/write-sav/write-dictionary";
import { readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { askComponent } from "./ask-component";
import { planSav, type SavOptions } from "./sav-plan";
import { stageZsav } from "./stage-zsav";
import { writeInWorker } from "./write-in-worker";

/** The writer of .sav files: this service, none, or the component at an address. */
export type SpssComponent = "embedded" | "off" | URL;

/**
 * Coded answers as an SPSS system file, read while it is sent, or compressed by zlib before (.zsav). NOT_FOUND,
 * NOT_GROUPED, NO_DATA; SPSS_NOT_CONFIGURED without a component, SPSS_SERVICE_ERROR where it fails, VALIDATION_ERROR where
 * a .zsav file is asked of a component of the operator's own.
 */
export async function exportSav(
  db: Db,
  caller: Caller,
  source: ExportSource,
  { compression = "bytecode", ...options }: SavOptions & { compression?: Compression },
  component: SpssComponent,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const plan = planSav(frame, options);
  if (component === "off") {
    throw new AppError("SPSS_NOT_CONFIGURED", "This installation writes no SPSS files. Export xlsx, csv or triple-s.");
  }
  const name = `${fileName(frame)}.${compression === "zlib" ? "zsav" : "sav"}`;
  if (component !== "embedded") {
    if (compression === "zlib") throw invalidInput([{ path: "compression", message: COMPONENT_WRITES_SAV }]);
    return { name, content: await askComponent(db, frame, plan, component) };
  }
  const pieces = await writeInWorker(db, frame, plan, compression);
  return { name, content: streamBytes(compression === "zlib" ? await stageZsav(db, caller, name, pieces) : pieces) };
}

const COMPONENT_WRITES_SAV = "must be bytecode: the SPSS component of this installation writes .sav files alone";
