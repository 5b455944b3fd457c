import { sql } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import * as oneRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/[responseId]/route";
import * as route from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import type { Db } from "@/db/client";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { numberCodebook } from "@/lib/codebook/codebook";
import { writeCodebook } from "@/lib/codebook/write-codebook";
import { storeAssignments } from "@/lib/coding/store-assignments";
import { newWorkspace } from "@/test/workspace";

const code = (name: string, sentiment: "Positive" | "Negative" | "Neutral" = "Neutral") => ({
  name,
  definition: null,
  sentiment,
});
const DRAFT = [
  { name: "Staff", codes: [code("Friendly", "Positive"), code("Rude", "Negative"), code("Other")] },
  { name: "Room", codes: [code("Noisy", "Negative"), code("Other")] },
];
const ANSWERS = [
  { id: "a", text: "The staff smiled 100% of the time", segments: { region: "north", nights: 2 } },
  { id: "b", text: "Rude staff and a noisy room", segments: { region: "south", nights: "2" } },
  { id: "c", text: "房间很干净，Frühstück war gut", segments: { region: "north" } },
  { id: "d", text: "The street kept me awake" },
];

export type Shown = { id: string; response_id: string; reviewed: boolean; codes: Record<string, unknown>[] };

type Workspace = Awaited<ReturnType<typeof newWorkspace>>;

/** Before each test a new question with a codebook and four answers, "a" to "d", none of them coded. */
export function useGuestAnswers(db: Db) {
  let workspace: Workspace;
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  let codebook: ReturnType<typeof numberCodebook>;
  /** Our ids of the answers, by the caller's ids. */
  let ids: Record<string, string>;

  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 1_000 });
    caller = operatorFor(workspace.organizationId);
  });

  beforeEach(async () => {
    const project = { name: "Guests", questions: [{ text: "What could be better?" }] };
    const { id, questions } = (await workspace.call(projectsRoute, "POST", { body: project })).body.data;
    path = { projectId: id, questionId: questions[0].id };
    await workspace.call(uploadRoute, "POST", { body: { responses: ANSWERS }, params: path });
    codebook = numberCodebook(DRAFT, "qualitative");
    await writeCodebook(db, { ...caller, ...path }, [], codebook);
    await db.execute(sql`update questions set status = 'codebook_ready' where id = ${path.questionId}`);
    const { data } = (await workspace.call(route, "GET", { params: path })).body;
    ids = Object.fromEntries(data.map((shown: Shown) => [shown.id, shown.response_id]));
  });

  const idOf = (answer: string) => ids[answer] ?? "";
  const codeId = (category: number, place: number) => codebook[category]?.codes[place]?.id ?? "";
  const list = async (query: string) => (await workspace.call(route, "GET", { params: path, query })).body;
  const found = async (query: string) => (await list(query)).data.map(({ id }: Shown) => id).join("");
  const patch = (answer: string, body: unknown) =>
    workspace.call(oneRoute, "PATCH", { body, params: { ...path, responseId: idOf(answer) } });
  const give = (answer: string, mentions: [id: string, sentiment: "Positive" | "Negative", "high" | "low"][]) =>
    storeAssignments(db, { organizationId: caller.organizationId, engine: "local/1" }, [
      {
        answerId: idOf(answer),
        mentions: mentions.map(([id, mentionSentiment, confidence]) => ({
          codeId: id,
          mentionSentiment,
          confidence,
          evidence: null,
        })),
      },
    ]);

  return {
    call: (...request: Parameters<Workspace["call"]>) => workspace.call(...request),
    ...{ idOf, codeId, list, found, patch, give },
    get path() {
      return path;
    },
    get caller() {
      return caller;
    },
    get codebook() {
      return codebook;
    },
  };
}
