import * as contract from "@/lib/api/contract/responses";
import { endpoints } from "@/lib/api/endpoints";
import { Reply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { decideResponses } from "@/lib/responses/decide-responses";
import { listResponses } from "@/lib/responses/read-coded";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listResponses, async ({ caller, params, query }) => {
    const { items, nextCursor, total } = await listResponses(db, caller, params, contract.responseFilter(query));
    return new Reply(200, items, { next_cursor: nextCursor, total });
  }),
  route(contract.updateResponses, ({ caller, params, body }) => {
    const decisions = body.responses.map(({ response_id, ...decision }) => contract.decisionOn(response_id, decision));
    return decideResponses(db, caller, params, decisions, (index) => `responses[${index}].`);
  }),
);
