/**
 * The guides in reading order. Each is the file `guides/<slug>.md`, which begins with a title and an introductory
 * paragraph.
 */
export const GUIDE_GROUPS = [
  { name: "Start", slugs: ["getting-started", "authentication"] },
  {
    name: "Coding answers",
    slugs: [
      "one-call-coding",
      "whole-studies",
      "files",
      "refinement",
      "quality",
      "analytics",
      "exports",
      "jobs",
      "how-coding-works",
    ],
  },
  {
    name: "Integrating",
    slugs: [
      "typescript-client",
      "idempotency",
      "webhooks",
      "survey-platforms",
      "credits",
      "limits",
      "versioning",
      "changelog",
    ],
  },
  { name: "Running the service", slugs: ["operating"] },
] as const;

export type GuideSlug = (typeof GUIDE_GROUPS)[number]["slugs"][number];

export const GUIDE_SLUGS: readonly GuideSlug[] = GUIDE_GROUPS.flatMap(({ slugs }): readonly GuideSlug[] => slugs);
