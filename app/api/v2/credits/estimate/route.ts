import * as contract from "@/lib/api/contract/coding";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.estimateCredits, ({ caller, body }) => estimateCredits(db, caller, contract.estimateRequest(body))),
);
