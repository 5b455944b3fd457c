import type { Scope } from "@/lib/auth/scopes";

/**
 * Explains to the people who are asked what each scope lets an app do, and whether it sees what respondents wrote.
 */
export const SCOPE_WORDS: Record<Scope, string> = {
  "projects:read": "See your projects, questions, answers and codebooks, and download them",
  "projects:write":
    "Create, change and delete projects, questions, answers and codebooks, and see the answers that it changes",
  "coding:write": "Code answers, which uses your credits, and see quotes from coded answers",
  "refinement:read": "See suggestions for better codebooks, and the answers behind them",
  "refinement:apply": "Apply suggestions to your codebooks, take them back, and see the answers behind them",
  "analytics:read": "See your analyses and the answers behind them",
  "connections:read": "See which survey platforms you are connected to, and your surveys there",
  "connections:write": "Connect and disconnect survey platforms, and import from them, without seeing the answers",
  "webhooks:manage": "Register and remove web addresses that are told when your jobs end, without answers",
  "connect:manage": "Create and delete organizations that it manages",
};
