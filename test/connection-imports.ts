import { eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import * as importRoute from "@/app/api/v2/connections/[id]/import/route";
import * as connectionsRoute from "@/app/api/v2/connections/route";
import * as jobRoute from "@/app/api/v2/jobs/[id]/route";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import type { ConnectionProvider } from "@/db/schema/terms";
import { importAnswersStage } from "@/lib/connections/import-answers";
import type { JobRef } from "@/lib/jobs/lock-job";
import { usePlatforms } from "@/test/platforms";
import { STUDIES, type Study } from "@/test/survey-studies";
import { newWorkspace } from "@/test/workspace";

type Workspace = Awaited<ReturnType<typeof newWorkspace>>;

/** An organization that imports answers from survey platforms, whose stand-ins are served on loopback. */
export function useConnectionImports(db: Db) {
  const standing = usePlatforms();
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  async function connected(provider: ConnectionProvider): Promise<{ study: Study; id: string }> {
    const study = STUDIES[provider]();
    standing[provider] = study.platform;
    const body = { provider, name: "Research", credentials: study.credentials };
    const reply = await workspace.call(connectionsRoute, "POST", { body });
    expect(reply.status).toBe(201);
    expect(JSON.stringify(reply.body)).not.toContain(study.secret);
    return { study, id: reply.body.data.id };
  }

  function fill(study: Study, from: number, to: number): void {
    for (let n = from; n < to; n++) study.add(n, `Answer ${n} about the breakfast`, n % 3 === 0 ? "North" : "South");
  }

  const accept = (id: string, body: object) => workspace.call(importRoute, "POST", { params: { id }, body });

  /** Imports as the durable function does, without its pauses. */
  async function run(id: string, body: object): Promise<JobRef> {
    const accepted = await accept(id, body);
    expect([accepted.status, accepted.body.error]).toEqual([202, undefined]);
    const ref = await taken(accepted.body.data.job_id);
    while ((await importAnswersStage(db, ref)).more);
    return ref;
  }

  /** The job as it is after the dispatcher has taken it from the queue. */
  async function taken(id: string): Promise<JobRef> {
    await db.update(jobs).set({ status: "processing" }).where(eq(jobs.id, id));
    return { organizationId: workspace.organizationId, id };
  }

  async function resultOf({ id }: JobRef) {
    const { body } = await workspace.call(jobRoute, "GET", { params: { id } });
    expect(body.data).toMatchObject({ type: "connection_import", status: "completed", progress: { percentage: 100 } });
    return body.data.result;
  }

  const answersOf = (questionId: string) =>
    db
      .select({ id: responses.externalId, text: responses.text, segments: responses.segments })
      .from(responses)
      .where(eq(responses.questionId, questionId));

  const call: Workspace["call"] = (...request) => workspace.call(...request);
  return { call, connected, fill, accept, run, taken, resultOf, answersOf };
}
