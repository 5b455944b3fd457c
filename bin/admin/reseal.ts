import { Command } from "commander";
import { AppError } from "@/lib/errors/app-error";
import type { Env } from "@/lib/runtime/env";
import { DataFolder } from "../local/data-folder";
import { readSecrets } from "../local/secrets";
import { printFromDatabase } from "./with-database";

export function resealCommand(): Command {
  return new Command("reseal")
    .description(
      "after a change of APP_ENCRYPTION_KEY: encrypt under it what APP_ENCRYPTION_KEY_PREVIOUS encrypted; may be interrupted and repeated; prints how many of each kind, and what remains",
    )
    .action(() =>
      printFromDatabase(async (db) => {
        const [{ env }, { countSealed, resealAll }] = await Promise.all([
          import("@/lib/runtime/env"),
          import("@/lib/upkeep/reseal"),
        ]);
        const { current, previous } = await sealingKeys(env);
        if (!current || !previous || current.toLowerCase() === previous.toLowerCase()) {
          const message = "Set APP_ENCRYPTION_KEY_PREVIOUS to the key that was in use before APP_ENCRYPTION_KEY.";
          throw new AppError("VALIDATION_ERROR", message);
        }
        const resealed = await resealAll(db, { from: previous, to: current });
        return { ...resealed, ...(await countSealed(db, { current, previous })) };
      }),
    );
}

/** The configured keys; the current one may be that of the data folder. */
export async function sealingKeys(env: Env): Promise<{ current: string | undefined; previous: string | undefined }> {
  const kept = env.APP_ENCRYPTION_KEY ? null : await readSecrets(new DataFolder(env.DATA_DIR));
  return {
    current: env.APP_ENCRYPTION_KEY ?? kept?.APP_ENCRYPTION_KEY,
    previous: env.APP_ENCRYPTION_KEY_PREVIOUS,
  };
}
