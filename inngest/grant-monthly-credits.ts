import { grantMonthlyCredits as grant } from "@/lib/credits/grant-monthly";
import { db } from "@/lib/runtime/db";
import { UPKEEP } from "./calls-at-once";
import { inngest } from "./client";

/** Grants the monthly credits, every hour, to organizations that have completed another month. */
export const grantMonthlyCredits = inngest.createFunction(
  {
    id: "grant-monthly-credits",
    name: "Grant the credits of a month",
    triggers: { cron: "5 * * * *" },
    concurrency: UPKEEP,
  },
  ({ step }) => step.run("grant", () => grant(db)),
);
