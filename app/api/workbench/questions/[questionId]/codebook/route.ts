import { db } from "@/lib/db";
import { readCodebookView } from "@/lib/results/read-codebook-view";
import { memberRoute } from "../../../member-route";

export const GET = memberRoute<{ questionId: string }>(({ member, params }) =>
  readCodebookView(db, member.organization.id, params.questionId),
);
