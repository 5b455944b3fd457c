import { db } from "@/lib/db";
import { countAnswers } from "@/lib/results/read-question";
import { memberRoute } from "../../../member-route";

export const GET = memberRoute<{ questionId: string }>(({ member, params }) =>
  countAnswers(db, member.organization.id, params.questionId),
);
