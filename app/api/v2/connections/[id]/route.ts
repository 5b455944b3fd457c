import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { deleteConnection, showConnection, updateConnection } from "@/lib/connections/manage-connections";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getConnection, ({ caller, params }) => showConnection(db, caller, params.id)),
  route(contract.updateConnection, ({ caller, params, body }) => updateConnection(db, caller, params.id, body)),
  route(contract.deleteConnection, ({ caller, params }) => deleteConnection(db, caller, params.id)),
);
