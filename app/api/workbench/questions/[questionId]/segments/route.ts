import { db } from "@/lib/db";
import { listSegments } from "@/lib/results/list-segments";
import { memberRoute } from "../../../member-route";

export const GET = memberRoute<{ questionId: string }>(({ member, params }) =>
  listSegments(db, member.organization.id, params.questionId),
);
