import { z } from "zod";
import { PLANS } from "@/db/schema/terms";
import { operation } from "./operation";
import { count } from "./values";

const usage = z
  .object({
    plan: z.enum(PLANS),
    credits_remaining: z.int().meta({ description: "What is left after reservations; credits do not expire" }),
    credits_monthly: count,
    is_trial: z.boolean(),
    rate_limit: z.object({ rpm: count, concurrent_jobs: count }),
  })
  .meta({ id: "Usage" });

export const getUsage = operation({
  id: "getUsage",
  method: "GET",
  path: "/v2/usage",
  tag: "Credits",
  summary: "Read plan, balance and limits",
  scope: "any",
  replies: { 200: { description: "The organization's usage", data: usage } },
  errors: [],
  idempotent: false,
});
