import * as contract from "@/lib/api/contract/usage";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { readUsage } from "@/lib/credits/usage";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getUsage, ({ caller }) => readUsage(db, caller)),
);
