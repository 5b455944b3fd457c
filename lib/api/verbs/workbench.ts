import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCodebookView } from "@/lib/analytics/read-codebook-view";
import { readCodes } from "@/lib/analytics/read-codes";
import { countAnswers } from "@/lib/analytics/read-question";
import { listVersionAuthors } from "@/lib/codebook/list-version-authors";
import { readJobProgress } from "@/lib/live/job-progress";
import { limitStreams } from "@/lib/live/limit-streams";
import { watchJob } from "@/lib/live/watch-job";
import { listAssignable } from "@/lib/organizations/members";
import { listProjectIndex } from "@/lib/projects/project-index";
import { listReviewers } from "@/lib/quality/people/list-reviewers";
import { requireOwnQuestion } from "@/lib/questions/find-question";
import { listAnswers } from "@/lib/responses/list-answers";
import { listSegments } from "@/lib/responses/list-segments";
import { previewFile } from "@/lib/uploads/upload-file";
import * as contract from "../contract/workbench";
import { EventReply } from "../event-reply";
import { FileReply } from "../file-reply";
import { type Call, verb } from "../verb";

const EXAMPLE = "hotel-stay.csv";

export const workbenchVerbs = {
  listProjectIndex: verb(contract.listProjectIndex, ({ db, caller }) => listProjectIndex(db, caller)),
  readExample: verb(contract.readExample, async () => {
    const file = await readFile(join(process.cwd(), "examples", EXAMPLE));
    return new FileReply(EXAMPLE, "text/csv; charset=utf-8", file);
  }),
  previewFile: verb(contract.previewFile, ({ db, caller, form }) =>
    previewFile(db, caller, { file: form.file, mapping: form.fields.mapping ?? {}, options: form.fields.options }),
  ),
  readJobProgress: verb(contract.readJobProgress, ({ db, caller, params }) =>
    readJobProgress(db, caller.organizationId, params.jobId),
  ),
  watchJob: verb(contract.watchJob, async ({ db, caller, params }) => {
    const { id } = await readJobProgress(db, caller.organizationId, params.jobId);
    const events = (signal: AbortSignal) => watchJob(db, caller.organizationId, id, signal);
    return new EventReply(limitStreams(caller, events));
  }),
  listAnswers: verb(contract.listAnswers, async (call) =>
    listAnswers(call.db, ...(await questionOf(call)), call.query),
  ),
  readCodebookView: verb(contract.readCodebookView, async (call) =>
    readCodebookView(call.db, ...(await questionOf(call))),
  ),
  readCodes: verb(contract.readCodes, async (call) => readCodes(call.db, ...(await questionOf(call)))),
  listVersionAuthors: verb(contract.listVersionAuthors, async (call) =>
    listVersionAuthors(call.db, ...(await questionOf(call))),
  ),
  listReviewers: verb(contract.listReviewers, async (call) => listReviewers(call.db, ...(await questionOf(call)))),
  listAssignable: verb(contract.listAssignable, async (call) => {
    const [organizationId, questionId] = await questionOf(call);
    const members = await listAssignable(call.db, { organizationId, questionId });
    return members.map(({ userId, email }) => ({ id: userId, name: email }));
  }),
  countAnswers: verb(contract.countAnswers, async (call) => countAnswers(call.db, ...(await questionOf(call)))),
  listSegments: verb(contract.listSegments, async (call) => listSegments(call.db, ...(await questionOf(call)))),
};

type OfQuestion = Pick<Call<typeof contract.countAnswers>, "db" | "caller" | "params">;

/** The ids with which the reading functions find a question; throws NOT_FOUND if it is not the caller's. */
async function questionOf({ db, caller, params }: OfQuestion): Promise<[organizationId: string, questionId: string]> {
  await requireOwnQuestion(db, caller, params.questionId);
  return [caller.organizationId, params.questionId];
}
