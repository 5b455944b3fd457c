import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Plan } from "@/db/schema/terms";

export type PlanTerms = {
  /** The plan's name for people. */
  label: string;
  creditsMonthly: number;
  /** Requests per minute for each credential. */
  rpm: number;
  concurrentJobs: number;
  /** Codebooks and computations of suggestions a day that a language model makes without charge. */
  freeRunsADay: number;
  allowsNegativeBalance: boolean;
};

export const PLAN_TERMS: Record<Plan, PlanTerms> = {
  starter: {
    label: "Starter",
    creditsMonthly: 500,
    rpm: 60,
    concurrentJobs: 1,
    freeRunsADay: 10,
    allowsNegativeBalance: false,
  },
  growth: {
    label: "Growth",
    creditsMonthly: 2_000,
    rpm: 120,
    concurrentJobs: 3,
    freeRunsADay: 50,
    allowsNegativeBalance: false,
  },
  professional: {
    label: "Business",
    creditsMonthly: 5_000,
    rpm: 300,
    concurrentJobs: 5,
    freeRunsADay: 100,
    allowsNegativeBalance: false,
  },
  enterprise: {
    label: "Enterprise",
    creditsMonthly: 16_000,
    rpm: 1_200,
    concurrentJobs: 20,
    freeRunsADay: 500,
    allowsNegativeBalance: true,
  },
};

/** SQL that maps a plan column to one of the plan's terms, as an integer. */
export const byPlan = (column: SQLWrapper, termOf: (terms: PlanTerms) => number): SQL<number> =>
  sql`case ${column}::text ${sql.join(
    Object.entries(PLAN_TERMS).map(([plan, terms]) => sql`when ${plan} then ${termOf(terms)}::integer`),
    sql` `,
  )} end`;

/** Credits that an organization on trial gets once, instead of monthly credits. */
export const TRIAL_CREDITS = 250;
