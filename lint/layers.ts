/** The permitted imports, checked by `npm run lint`: a part may import those listed after it, and none before it. */

/** The folders of the application; those on one line may import each other. */
export const LAYERS = [["app", "bin", "inngest"], ["components"], ["lib"], ["db"]];

/**
 * The nouns of `lib`: its folders, and its single files. Each may import the nouns below it. A file of several nouns
 * belongs to the one that comes first here.
 */
export const NOUNS = [
  // The API, and code that uses the whole service
  "docs",
  "upkeep",
  "api",
  "first-run",
  "erasure",
  // Work after the first coding
  "refinement",
  // The pipeline: what accepts and does coding
  "coding",
  // The workbench
  "corrections",
  "export",
  "quality",
  "review",
  "share-links",
  "analytics",
  "groups",
  "live",
  "connections",
  "uploads",
  "responses",
  "codebook",
  "projects",
  "jobs",
  "questions",
  "files",
  // Users of the service, and what belongs to them
  "sign-in",
  "organizations",
  "credits",
  "webhooks",
  "audit",
  "oauth",
  "auth",
  "users",
  "model-settings",
  // Code that reads answers, and knows neither database nor organization
  "engines",
  "masking",
  "preparation",
  "language",
  "numeric",
  "statistics",
  // Tools that know nothing about surveys
  "slides",
  "charts",
  "tables",
  "workers",
  "outbound",
  "mail",
  "crypto",
  "runtime",
  "errors",
  "ids",
  "data",
  "text",
];

/** Folders, each with the only file outside it that may import its files. */
export const DOORS: Record<string, string> = {
  "lib/engines/local": "lib/engines/select-engine.ts",
  "lib/engines/openai": "lib/engines/select-engine.ts",
};

/** Folders that may import only a few files of another folder. */
export const ONLY: Record<string, Record<string, readonly string[]>> = {
  components: { db: ["db/schema/terms.ts"] },
};

/**
 * Tests and measurements. The application imports none of them. A test beside the application's code may import all
 * files but those of a higher layer; files in `bench`, `e2e` and `test` may import all files.
 */
export const TESTS = /^(bench|e2e|test)\/|\.test\.tsx?$/;
