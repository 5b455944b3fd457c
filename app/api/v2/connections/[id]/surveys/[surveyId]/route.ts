import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { describeSurvey } from "@/lib/connections/browse-surveys";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getSurvey, ({ caller, params }) => describeSurvey(db, caller, params)),
);
