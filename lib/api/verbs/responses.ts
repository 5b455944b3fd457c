import { decideResponses } from "@/lib/responses/decide-responses";
import { deleteResponses } from "@/lib/responses/delete-responses";
import { assignmentsAsCsv, listAssignments } from "@/lib/responses/list-assignments";
import { listResponses, showResponse } from "@/lib/responses/read-coded";
import * as listed from "../contract/assignments";
import * as contract from "../contract/responses";
import { FileReply } from "../file-reply";
import { pageReply, Reply } from "../reply";
import { verb } from "../verb";

export const responseVerbs = {
  listResponses: verb(contract.listResponses, async ({ db, caller, params, query }) => {
    const { items, nextCursor, total } = await listResponses(db, caller, params, contract.responseFilter(query));
    return new Reply(200, items, { next_cursor: nextCursor, total });
  }),
  getResponse: verb(contract.getResponse, ({ db, caller, params }) => showResponse(db, caller, params)),
  updateResponse: verb(contract.updateResponse, async ({ db, caller, params, body }) => {
    const [decided] = await decideResponses(db, caller, params, [contract.decisionOn(params.responseId, body)]);
    return decided;
  }),
  updateResponses: verb(contract.updateResponses, ({ db, caller, params, body }) => {
    const decisions = body.responses.map(({ response_id, ...decision }) => contract.decisionOn(response_id, decision));
    return decideResponses(db, caller, params, decisions, (index) => `responses[${index}].`);
  }),
  deleteResponse: verb(contract.deleteResponse, async ({ db, caller, params }) => {
    await deleteResponses(db, caller, params, [params.responseId]);
    return { id: params.responseId, deleted: true };
  }),
  deleteResponses: verb(contract.deleteResponses, ({ db, caller, params, body }) =>
    deleteResponses(db, caller, params, body.ids),
  ),
  listAssignments: verb(listed.listAssignments, async ({ db, caller, params, query }) =>
    query.format === "csv"
      ? new FileReply("assignments.csv", "text/csv; charset=utf-8", await assignmentsAsCsv(db, caller, params))
      : pageReply(await listAssignments(db, caller, params, query)),
  ),
};
