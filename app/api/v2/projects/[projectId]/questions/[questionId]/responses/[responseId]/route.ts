import * as contract from "@/lib/api/contract/responses";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { decideResponses } from "@/lib/responses/decide-responses";
import { deleteResponses } from "@/lib/responses/delete-responses";
import { showResponse } from "@/lib/responses/read-coded";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getResponse, ({ caller, params }) => showResponse(db, caller, params)),
  route(contract.updateResponse, async ({ caller, params, body }) => {
    const [decided] = await decideResponses(db, caller, params, [contract.decisionOn(params.responseId, body)]);
    return decided;
  }),
  route(contract.deleteResponse, async ({ caller, params }) => {
    await deleteResponses(db, caller, params, [params.responseId]);
    return { id: params.responseId, deleted: true };
  }),
);
