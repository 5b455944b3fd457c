import { z } from "zod";
import { CODING_MODES, SENTIMENTS } from "@/db/schema/terms";
import type { CodebookOptions, Guidance } from "@/lib/engines/engine";
import type { RunningJob } from "@/lib/jobs/lock-job";

const codingOptions = z.object({
  mode: z.enum(CODING_MODES).default("uncoded"),
  /** Whether answers that fit no code may lead to new codes. */
  extendCodebook: z.boolean().default(false),
  /** Whether answers that were coded before cost nothing. */
  freeAgain: z.boolean().default(false),
  /** Whether the local engine codes, even if a model is switched on meanwhile. */
  localEngine: z.boolean().default(false),
  /** Whether several engines code, and vote. */
  consensus: z.boolean().default(false),
});
export type CodingOptions = z.output<typeof codingOptions>;

/** The options that the request gave. The defaults of all others depend on the number of answers. */
export type GenerationOptions = Partial<CodebookOptions>;

/** Whether the codes of a question are to be wishes from now on; as before if absent. */
export type RequestsChoice = { requests?: boolean | undefined };

const generationOptions = z.object({
  granularity: z.number().exactOptional(),
  maxCodes: z.number().exactOptional(),
  minFrequency: z.number().exactOptional(),
  includeOther: z.boolean().exactOptional(),
});

/** The options of a coding job. */
export const codingOptionsOf = (job: Pick<RunningJob, "options">): CodingOptions => codingOptions.parse(job.options);

/** The options of a codebook generation. */
export const generationOptionsOf = (job: Pick<RunningJob, "options">): GenerationOptions =>
  generationOptions.parse(job.options);

const seedCode = z.object({
  name: z.string(),
  definition: z.string().nullable(),
  sentiment: z.enum(SENTIMENTS),
  category: z.string().nullable(),
});
const ownFrame = z.object({ key: z.string(), name: z.string(), codes: z.array(seedCode) });
const guidance = z.object({
  seeds: z.array(seedCode).default([]),
  avoid: z.array(z.string()).default([]),
  frame: z.union([z.string(), ownFrame]).exactOptional(),
});

/** Codes that a generated codebook should contain, subjects that it should avoid, and the frame that it begins with. */
export const guidanceOf = (job: Pick<RunningJob, "options">): Guidance => guidance.parse(job.options);

const startedBy = z.object({ actor: z.string() });

/** The actor who started a job, as versions of codebooks name it. */
export const actorOf = (job: Pick<RunningJob, "id" | "options">): string =>
  startedBy.safeParse(job.options).data?.actor ?? `job:${job.id}`;
