import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodedExample } from "@/lib/engines/engine";
import { isSameCoder } from "@/lib/groups/same-coder";
import type { RunningJob } from "@/lib/jobs/lock-job";
import { readExamples } from "@/lib/responses/read-examples";
import { codingOptionsOf } from "../job-options";

/** Notes with the question by what a run has coded its answers. */
export async function noteCoder(tx: Db, job: RunningJob): Promise<void> {
  if (job.engine === null) return;
  const isIt = and(eq(questions.organizationId, job.organizationId), eq(questions.id, job.questionId));
  const [question] = await tx.select({ coder: questions.coder }).from(questions).where(isIt);
  const codebook = await readCodebook(tx, job);
  const examples = await readExamples(tx, job, { until: job.createdAt });
  const coder = {
    engine: job.engine,
    codes: hashOfCodes(codebook),
    decisions: hashOfDecisions(codebook, examples),
    at: job.createdAt.toISOString(),
  };
  const before = question?.coder;
  const isWhole = codingOptionsOf(job).mode === "all" || !before || isSameCoder(before, { ...coder, mixed: false });
  await tx
    .update(questions)
    .set({ coder: { ...coder, mixed: !isWhole } })
    .where(isIt);
}

/** The codes' texts with their numbers, which all waves share, as the waves' ids are their own. */
const hashOfCodes = (codebook: Codebook): string =>
  hashOf(codebook.flatMap(({ name, codes }) => codes.map(({ id: _, ...code }) => ({ ...code, category: name }))));

function hashOfDecisions(codebook: Codebook, examples: readonly CodedExample[]): string {
  const numberOf = new Map(codebook.flatMap(({ codes }) => codes.map(({ id, codeNumber }) => [id, codeNumber])));
  return hashOf(examples.map(({ text, codeIds }) => [text, codeIds.map((id) => numberOf.get(id))]));
}

const hashOf = (items: readonly unknown[]): string =>
  createHash("sha256")
    .update(
      items
        .map((item) => JSON.stringify(item))
        .toSorted()
        .join("\n"),
    )
    .digest("hex")
    .slice(0, 16);
