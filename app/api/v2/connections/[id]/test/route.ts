import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { testConnection } from "@/lib/connections/browse-surveys";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.testConnection, ({ caller, params }) => testConnection(db, caller, params.id)),
);
