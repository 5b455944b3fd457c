import type { Db } from "@/db/client";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { streamBytes } from "@/lib/tables/stream-bytes";
import type { Compression } from "@/lib/tables/write-sav/write-dictionary";
import type { ExportedFile } from "../file-name";
import { askComponent } from "./ask-component";
import type { SavPlan } from "./sav-plan";
import { stageZsav } from "./stage-zsav";
import { type ReadCases, writeInWorker } from "./write-in-worker";

/** The writer of .sav files: this service, none, or the component at an address. */
export type SpssComponent = "embedded" | "off" | URL;

/** A file without its extension, and how its cases are read. */
type SavFile = { name: string; plan: SavPlan; readCases: ReadCases };

/**
 * Writes a planned file while it is sent or, if it is compressed by zlib, before it is sent. Throws
 * SPSS_NOT_CONFIGURED, SPSS_SERVICE_ERROR and VALIDATION_ERROR as `exportSav` does.
 */
export async function writeSav(
  db: Db,
  { organizationId }: { organizationId: string },
  { name, plan, readCases }: SavFile,
  { compression, component }: { compression: Compression; component: SpssComponent },
): Promise<ExportedFile> {
  if (component === "off") {
    throw new AppError(
      "SPSS_NOT_CONFIGURED",
      "This installation cannot write SPSS files. Export xlsx, csv or triple-s.",
    );
  }
  const file = `${name}.${compression === "zlib" ? "zsav" : "sav"}`;
  if (component !== "embedded") {
    if (compression === "zlib") throw invalidInput([{ path: "compression", message: COMPONENT_WRITES_SAV }]);
    return { name: file, content: await askComponent(plan, readCases, component) };
  }
  const pieces = await writeInWorker({ organizationId, plan, readCases }, compression);
  if (compression !== "zlib") return { name: file, content: streamBytes(pieces) };
  return { name: file, content: streamBytes(await stageZsav(db, { organizationId }, file, pieces)) };
}

const COMPONENT_WRITES_SAV = "must be bytecode: the SPSS component of this installation writes .sav files alone";
