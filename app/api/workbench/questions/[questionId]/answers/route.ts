import { parseAnswerQuery } from "@/components/answers/answer-query";
import { db } from "@/lib/db";
import { listAnswers } from "@/lib/results/list-answers";
import { memberRoute } from "../../../member-route";

export const GET = memberRoute<{ questionId: string }>(({ member, params, search }) =>
  listAnswers(db, member.organization.id, params.questionId, parseAnswerQuery(Object.fromEntries(search))),
);
