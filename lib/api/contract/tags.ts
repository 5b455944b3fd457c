/** The sections of the API reference, in order. */
export const TAGS = {
  Coding: "Code an array of answers in one call, with a codebook of your own or a generated one.",
  Projects: "A project holds the questions of one survey, and says how far their coding has come.",
  Questions: "A question holds its answers and one codebook.",
  Responses: "Upload answers, read them with their codes, correct a code by hand.",
  Codebook: "Categories of codes. Generate, import, edit, clone, compare versions and go back to one.",
  Jobs: "Work that takes longer than a request: follow it, read its result, cancel it.",
  Refinement: "Suggestions that make a codebook better: preview them, apply them, take them back.",
  Review: "What to look at next, shared among reviewers, with a random sample that tells how good the coding is.",
  Analytics: "Cross-tabs, rankings and summaries of coded answers.",
  Groups: "Questions that are waves of one tracker share a codebook and its code numbers.",
  Export: "Coded answers of a question as a file.",
  Webhooks: "Signed notifications of jobs that end.",
  Connections: "Answers straight from a survey platform.",
  Credits: "The plan, the balance, what a request will cost, and every movement.",
  Members: "The people of the organization, and what they made.",
  Audit: "Who changed what, from where.",
  Connect: "Organizations that a partner manages.",
} as const;

export type Tag = keyof typeof TAGS;
