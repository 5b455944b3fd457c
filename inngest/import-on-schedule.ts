import { startDueImports } from "@/lib/connections/start-due-imports";
import { db } from "@/lib/db";
import { inngest } from "./client";
import { dispatch } from "./dispatch";

/** Starts the hourly and daily imports that are due, every five minutes. */
export const importOnSchedule = inngest.createFunction(
  { id: "import-on-schedule", name: "Start the imports that are due", triggers: { cron: "*/5 * * * *" } },
  async ({ step }) => {
    const queued = await step.run("start", () => startDueImports(db));
    if (queued > 0) await step.run("dispatch", dispatch);
  },
);
