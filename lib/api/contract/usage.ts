import { z } from "zod";
import { LEDGER_KINDS, PLANS } from "@/db/schema/terms";
import { operation } from "./operation";
import { count, moment, page, pageMeta } from "./values";

const usage = z
  .object({
    plan: z.enum(PLANS),
    credits_remaining: z
      .int()
      .meta({ description: "The remaining credits without reserved ones; credits do not expire" }),
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

const ledgerRow = z
  .object({
    id: z.int(),
    kind: z.enum(LEDGER_KINDS).meta({
      description:
        "opening: the account's first balance; grant: credits added; reservation: set aside for work; settlement: the unused part of a reservation; release: all of it, where nothing was done; transfer: between a partner and an organization that it manages; free: a codebook or suggestions that a language model makes, amount 0",
    }),
    amount: z.int().meta({ description: "Signed: negative takes from the balance" }),
    balance_after: z.int(),
    description: z.string(),
    created_at: moment,
  })
  .meta({ id: "LedgerRow" });

const ledgerKind = z.enum(LEDGER_KINDS);

export const listLedger = operation({
  id: "listLedger",
  method: "GET",
  path: "/v2/usage/ledger",
  tag: "Credits",
  summary: "List the movements of credits",
  description:
    "Newest first. Each row's `balance_after` is the previous balance plus its `amount`. As `csv`, all rows in one file.",
  scope: "projects:read",
  query: page(z.string().regex(/^\d{1,15}$/, "must be the `next_cursor` of a page")).extend({
    kind: z
      .union([ledgerKind.transform((kind) => [kind]), z.array(ledgerKind)])
      .optional()
      .meta({ description: "Only rows of this kind; may be given several times" }),
    format: z.enum(["json", "csv"]).default("json"),
  }),
  replies: { 200: { description: "A page of movements", data: z.array(ledgerRow), meta: pageMeta } },
  file: { description: "All movements", mediaTypes: ["text/csv"] },
  errors: [],
  idempotent: false,
});
