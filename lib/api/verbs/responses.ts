import type { Db } from "@/db/client";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import { type Caller, personOf } from "@/lib/auth/caller";
import { isCoder } from "@/lib/auth/reach";
import { AppError } from "@/lib/errors/app-error";
import { listChanges } from "@/lib/quality/people/list-changes";
import type { QuestionPath } from "@/lib/questions/find-question";
import { decideResponses } from "@/lib/responses/decide-responses";
import { deleteResponses } from "@/lib/responses/delete-responses";
import { responseIdsOf } from "@/lib/responses/find-responses";
import { undoChange } from "@/lib/responses/history/undo-change";
import { assignmentsAsCsv, listAssignments } from "@/lib/responses/list-assignments";
import { listResponses, showResponse } from "@/lib/responses/read-coded";
import { movedAsCsv, reportMoved } from "@/lib/responses/report-moved";
import { assignAnswers } from "@/lib/review/assign-answers";
import * as changes from "../contract/answer-changes";
import * as coders from "../contract/answer-coders";
import * as listed from "../contract/assignments";
import { decisionOn } from "../contract/decisions";
import * as specified from "../contract/other-specify";
import { responseFilter } from "../contract/response-filter";
import * as contract from "../contract/responses";
import { FileReply } from "../file-reply";
import { pageReply, Reply } from "../reply";
import { verb } from "../verb";

/** Replaces the caller's own id of an answer by its uuid, which domain functions expect. */
async function pathOf(db: Db, caller: Caller, params: QuestionPath & { responseId: string }) {
  const [responseId = ""] = await responseIdsOf(db, scopesOf(caller, params), [params.responseId], () => "responseId");
  return { ...params, responseId };
}

const scopesOf = ({ organizationId }: Caller, { questionId }: QuestionPath) => ({
  organizationId,
  questionIds: [questionId],
});

/** Throws INSUFFICIENT_SCOPE for a coder who would change a respondent's segments. */
function requireMayDecide(caller: Caller, decisions: readonly { segments?: unknown }[]): void {
  if (!isCoder(caller) || decisions.every(({ segments }) => segments === undefined)) return;
  throw new AppError("INSUFFICIENT_SCOPE", "Coders decide about codes, not about segments. Leave `segments` out.");
}

export const responseVerbs = {
  listResponses: verb(contract.listResponses, async ({ db, caller, params, query }) => {
    const { items, nextCursor, total } = await listResponses(
      db,
      caller,
      params,
      responseFilter(query, personOf(caller)),
    );
    return new Reply(200, items, { next_cursor: nextCursor, total });
  }),
  getResponse: verb(contract.getResponse, async ({ db, caller, params }) =>
    showResponse(db, caller, await pathOf(db, caller, params)),
  ),
  updateResponse: verb(contract.updateResponse, async ({ db, caller, params, body }) => {
    requireMayDecide(caller, [body]);
    const { responseId, ...path } = await pathOf(db, caller, params);
    const { answers, change } = await decideResponses(db, caller, path, [decisionOn(responseId, body)]);
    return new Reply(200, answers[0], { change });
  }),
  updateResponses: verb(contract.updateResponses, async ({ db, caller, params, body }) => {
    requireMayDecide(caller, body.responses);
    const place = (index: number) => `responses[${index}].`;
    const refs = body.responses.map(({ response_id }) => response_id);
    const ids = await responseIdsOf(db, scopesOf(caller, params), refs, (index) => `${place(index)}response_id`);
    const decisions = body.responses.map((decision, index) => decisionOn(ids[index] ?? "", decision));
    const { continues } = body;
    const { answers, change } = await decideResponses(db, caller, params, decisions, place, { continues });
    return new Reply(200, answers, { change });
  }),
  listAnswerChanges: verb(changes.listAnswerChanges, async ({ db, caller, params, query }) =>
    pageReply(await listChanges(db, caller, params, query)),
  ),
  undoAnswerChange: verb(changes.undoAnswerChange, ({ db, caller, params }) =>
    undoChange(db, caller, params, params.change),
  ),
  deleteResponse: verb(contract.deleteResponse, async ({ db, caller, params }) => {
    const { responseId, ...path } = await pathOf(db, caller, params);
    await deleteResponses(db, caller, path, [responseId]);
    return { id: responseId, deleted: true };
  }),
  deleteResponses: verb(contract.deleteResponses, async ({ db, caller, params, body }) => {
    const ids = await responseIdsOf(db, scopesOf(caller, params), body.ids, (index) => `ids[${index}]`);
    return deleteResponses(db, caller, params, ids);
  }),
  assignResponses: verb(coders.assignResponses, async ({ db, caller, params, body }) => {
    const { ids, filter, ...to } = body;
    const answers = ids
      ? { ids: await responseIdsOf(db, scopesOf(caller, params), ids, (index) => `ids[${index}]`) }
      : { filter: analysisFilter(filter) };
    return assignAnswers(db, caller, params, { answers, ...to });
  }),
  listAssignments: verb(listed.listAssignments, async ({ db, caller, params, query }) =>
    query.format === "csv"
      ? new FileReply("assignments.csv", "text/csv; charset=utf-8", await assignmentsAsCsv(db, caller, params))
      : pageReply(await listAssignments(db, caller, params, query)),
  ),
  reportOtherSpecify: verb(specified.reportOtherSpecify, async ({ db, caller, params, query }) =>
    query.format === "csv"
      ? new FileReply("moved-answers.csv", "text/csv; charset=utf-8", await movedAsCsv(db, caller, params))
      : reportMoved(db, caller, params),
  ),
};
