import * as contract from "@/lib/api/contract/responses";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { deleteResponses } from "@/lib/responses/delete-responses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.deleteResponses, ({ caller, params, body }) => deleteResponses(db, caller, params, body.ids)),
);
