import { startDueImports } from "@/lib/connections/start-due-imports";
import { db } from "@/lib/runtime/db";
import { UPKEEP } from "./calls-at-once";
import { inngest } from "./client";
import { dispatch } from "./dispatch";

/** Starts the hourly and daily imports that are due, every five minutes. */
export const importOnSchedule = inngest.createFunction(
  {
    id: "import-on-schedule",
    name: "Start the imports that are due",
    triggers: { cron: "*/5 * * * *" },
    concurrency: UPKEEP,
  },
  async ({ step }) => {
    const queued = await step.run("start", () => startDueImports(db));
    if (queued > 0) await step.run("dispatch", dispatch);
  },
);
