import * as contract from "@/lib/api/contract/projects";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { uploadResponses } from "@/lib/responses/upload-responses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.uploadResponses, ({ caller, params, body }) => uploadResponses(db, caller, params, body.responses)),
);
