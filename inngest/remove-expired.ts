import { db } from "@/lib/db";
import * as maintenance from "@/lib/maintenance";
import { inngest } from "./client";

/** Removes what has expired, every ten minutes. */
export const removeExpired = inngest.createFunction(
  { id: "remove-expired", name: "Remove what has expired", triggers: { cron: "*/10 * * * *" } },
  ({ step }) => step.run("remove", () => maintenance.removeExpired(db)),
);
