import { db } from "@/lib/db";
import { readJobProgress } from "@/lib/live/job-progress";
import { memberRoute } from "../../member-route";

export const GET = memberRoute<{ jobId: string }>(({ member, params }) =>
  readJobProgress(db, member.organization.id, params.jobId),
);
