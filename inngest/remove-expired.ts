import { db } from "@/lib/runtime/db";
import * as maintenance from "@/lib/upkeep/maintenance";
import { UPKEEP } from "./calls-at-once";
import { inngest } from "./client";

/** Removes what has expired, every ten minutes. */
export const removeExpired = inngest.createFunction(
  { id: "remove-expired", name: "Remove what has expired", triggers: { cron: "*/10 * * * *" }, concurrency: UPKEEP },
  ({ step }) => step.run("remove", () => maintenance.removeExpired(db)),
);
