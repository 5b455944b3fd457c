import { db } from "@/lib/db";
import { eventStream } from "@/lib/live/event-stream";
import { readJobProgress } from "@/lib/live/job-progress";
import { watchJob } from "@/lib/live/watch-job";
import { memberRoute } from "../../../member-route";

/** How far a job is, as server-sent events. `no-transform` keeps compression from holding them back. */
export const GET = memberRoute<{ jobId: string }>(async ({ member, params }) => {
  const { id } = await readJobProgress(db, member.organization.id, params.jobId);
  return new Response(
    eventStream((signal) => watchJob(db, member.organization.id, id, signal)),
    {
      headers: {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-cache, no-transform",
        "X-Accel-Buffering": "no",
      },
    },
  );
});
