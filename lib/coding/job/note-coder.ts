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
  const noted = { coder: questions.coder, maxCodes: questions.maxCodesPerAnswer };
  const [question] = await tx.select(noted).from(questions).where(isIt);
  const codebook = await readCodebook(tx, job);
  const examples = await readExamples(tx, job, { until: job.createdAt });
  const coder = {
    engine: job.engine,
    codes: hashOfCodes(codebook, question?.maxCodes),
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

/** Codes stand for themselves by category and name: the waves have ids of their own, and numbers can change. */
const hashOfCodes = (codebook: Codebook, maxCodes: number | null = null): string =>
  hashOf([
    ...codebook.flatMap(({ name: category, codes }) =>
      codes.map(({ id: _, codeNumber: __, ...code }) => ({ ...code, category })),
    ),
    { maxCodes },
  ]);

function hashOfDecisions(codebook: Codebook, examples: readonly CodedExample[]): string {
  const nameOf = new Map(
    codebook.flatMap(({ name: category, codes }) => codes.map(({ id, name }) => [id, [category, name]])),
  );
  return hashOf(examples.map(({ text, codeIds }) => [text, codeIds.map((id) => nameOf.get(id))]));
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
