import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { deleteImport } from "@/lib/connections/manage-imports";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.deleteImport, ({ caller, params }) => deleteImport(db, caller, params)),
);
