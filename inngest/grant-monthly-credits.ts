import { grantMonthlyCredits as grant } from "@/lib/credits/grant-monthly";
import { db } from "@/lib/db";
import { inngest } from "./client";

/** Every hour: who has been with us for another month gets its credits. */
export const grantMonthlyCredits = inngest.createFunction(
  { id: "grant-monthly-credits", name: "Grant the credits of a month", triggers: { cron: "5 * * * *" } },
  ({ step }) => step.run("grant", () => grant(db)),
);
