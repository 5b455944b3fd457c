import { db } from "@/lib/db";
import { readCodes } from "@/lib/results/read-codes";
import { memberRoute } from "../../../member-route";

export const GET = memberRoute<{ questionId: string }>(({ member, params }) =>
  readCodes(db, member.organization.id, params.questionId),
);
