import * as contract from "@/lib/api/contract/codebook";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { recommendType } from "@/lib/codebook/recommend-type";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.recommendType, ({ caller, body }) => recommendType(db, caller, contract.questionOf(body))),
);
