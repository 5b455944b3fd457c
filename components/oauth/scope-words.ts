import type { Scope } from "@/lib/auth/scopes";

/** Explains to the people who are asked what each scope lets an app do. */
export const SCOPE_WORDS: Record<Scope, string> = {
  "projects:read": "See your projects, questions, answers and codebooks, and download them",
  "projects:write": "Create, change and delete projects, questions, answers and codebooks",
  "coding:write": "Code answers, which uses your credits",
  "refinement:read": "See suggestions for better codebooks",
  "refinement:apply": "Apply suggestions to your codebooks, and take them back",
  "analytics:read": "See your analyses",
  "connections:read": "See which survey platforms you are connected to",
  "connections:write": "Connect and disconnect survey platforms, and import from them",
  "webhooks:manage": "Register and remove web addresses that are told when your jobs end",
  "connect:manage": "Create and delete organizations that it manages",
};
