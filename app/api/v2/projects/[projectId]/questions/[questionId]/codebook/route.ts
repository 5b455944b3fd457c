import * as contract from "@/lib/api/contract/projects";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { showCodebook } from "@/lib/codebook/read-codebook";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getCodebook, ({ caller, params }) => showCodebook(db, caller, params)),
);
