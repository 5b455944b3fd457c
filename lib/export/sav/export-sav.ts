import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { streamBytes } from "@/lib/tables/stream-bytes";
import { readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { askComponent } from "./ask-component";
import { planSav, type SavOptions } from "./sav-plan";
import { writeInWorker } from "./write-in-worker";

/** What writes .sav files: this service, none, or the component at an address. */
export type SpssComponent = "embedded" | "off" | URL;

/**
 * Coded answers as an SPSS system file, read while it is sent. NOT_FOUND, NOT_GROUPED, NO_DATA; SPSS_NOT_CONFIGURED
 * without a component, SPSS_SERVICE_ERROR where it fails.
 */
export async function exportSav(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: SavOptions,
  component: SpssComponent,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const plan = planSav(frame, options);
  if (component === "off") {
    throw new AppError("SPSS_NOT_CONFIGURED", "This installation writes no SPSS files. Export xlsx, csv or triple-s.");
  }
  const content =
    component === "embedded"
      ? streamBytes(await writeInWorker(db, frame, plan))
      : await askComponent(db, frame, plan, component);
  return { name: `${fileName(frame)}.sav`, content };
}
