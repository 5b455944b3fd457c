import type { Db } from "@/db/client";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { inPartsByLength } from "@/lib/data/parts";
import { addResults } from "@/lib/jobs/job-results";
import type { RunningJob } from "@/lib/jobs/lock-job";
import { answerPages } from "@/lib/responses/answer-pages";
import { resultsBy } from "../one-call-result";
import { readCodings } from "./read-codings";
import { readQuestion } from "./read-question";

type Result = ReturnType<ReturnType<typeof resultsBy>["results"]>[number];

/** Characters of an answer and of each of its codes as JSON, in addition to those counted. */
const OVERHEAD = 300;

/**
 * Stores the codes of every answer of a one-call job, page by page, since all of them may be many megabytes. Returns
 * the rest of its result: the codebook, and what it cost.
 */
export async function storeResults(tx: Db, job: RunningJob) {
  const { questionId, charged } = job;
  const { projectId } = await readQuestion(tx, job);
  const show = resultsBy(await readCodebook(tx, job));
  let part = 0;
  for await (const answers of answerPages(tx, job, { withCodes: true })) {
    const ids = answers.map(({ id }) => id);
    const results = show.results(answers, await readCodings(tx, job, ids));
    for (const batch of inPartsByLength(results, charactersOf)) {
      await addResults(tx, job, part, batch);
      part++;
    }
  }
  return show.rest({ projectId, questionId, creditsUsed: charged });
}

const charactersOf = ({ id, codes }: Result) =>
  codes.reduce(
    (sum, { name, category, evidence }) => sum + name.length + category.length + (evidence?.length ?? 0) + OVERHEAD,
    id.length + OVERHEAD,
  );
