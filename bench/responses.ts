import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { operatorFor } from "@/lib/auth/caller";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { listResponses } from "@/lib/responses/read-coded";
import { seedAnswers } from "./responses/seed";

/**
 * Times the lists of a question with `SIZE` answers, filter by filter, against the first page of a question with a
 * thousandth of them.
 */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const REPEATS = 15;

type Options = Parameters<typeof listResponses>[3];

const CASES: [name: string, options: Partial<Options>][] = [
  ["first page", {}],
  ["last page", { cursor: SIZE - 201 }],
  ["code, 30 % have it", { code: "1" }],
  ["code, 1 % have it", { code: "3" }],
  ["code, the last 20 have it", { code: "5" }],
  ["category", { category: "Theme 2" }],
  ["sentiment", { sentiment: "Negative" }],
  ["sentiment that none has", { sentiment: "Mixed" }],
  ["confidence", { confidence: "low" }],
  ["segment, 5 % have it", { segments: [{ key: "region", value: "r7" }] }],
  ["segment, 0.02 % have it", { segments: [{ key: "city", value: "c17" }] }],
  ["segment that none has", { segments: [{ key: "city", value: "nowhere" }] }],
  ["flag", { flag: "duplicate" }],
  ["flag that none has", { flag: "gibberish" }],
  ["reviewed", { reviewed: true }],
  ["coded", { coded: "true" }],
  ["without a code", { coded: "false" }],
  ["not processed yet", { coded: "uncoded" }],
  ["text, 30 % hold it", { search: "breakfast" }],
  ["text, 20 hold it", { search: "zahnbürste" }],
  ["text that none holds", { search: "nosuchword" }],
  ["text, Chinese, 5 % hold it", { search: "房间" }],
  ["text, Chinese, none holds it", { search: "房门" }],
  ["text and code", { search: "breakfast", code: "3" }],
];

const directory = await mkdtemp(join(tmpdir(), "responses-bench-"));
const server = await startEmbedded({ directory, password: "bench", flags: ["-c", "fsync=off"] });
await migrate(server.url);
const { db, close } = connect(server.url);
const { id: organizationId } = await createOrganization(db, { name: "Bench", plan: "enterprise" });
const caller = operatorFor(organizationId);

const small = await newQuestion(Math.ceil(SIZE / 1_000));
const large = await newQuestion(SIZE);
await db.execute(sql`vacuum analyze`);

const baseline = await median(() => listResponses(db, caller, small, { limit: 200 }));
console.log(`${"baseline: first page of a small question".padEnd(42)}${baseline.toFixed(1).padStart(8)} ms`);
for (const [name, options] of CASES) {
  const time = await median(() => listResponses(db, caller, large, { limit: 200, ...options }));
  console.log(`${name.padEnd(42)}${time.toFixed(1).padStart(8)} ms   ratio ${(time / baseline).toFixed(1)}`);
}

const doomed = await newQuestion(Math.ceil(SIZE / 10));
const from = performance.now();
await deleteProject(db, caller, doomed.projectId);
const seconds = (performance.now() - from) / 1_000;
console.log(`${`deletion of a project, ${SIZE / 10} answers`.padEnd(42)}${seconds.toFixed(1).padStart(8)} s`);

await close();
await server.stop();
await rm(directory, { recursive: true, force: true });

async function newQuestion(size: number) {
  const questions = [{ text: "What could we do better?" }];
  const survey = { name: "Survey", language: "en", codingType: "qualitative" as const, questions };
  const project = await createProject(db, caller, survey);
  const questionId = project.questions[0]?.id ?? "";
  await seedAnswers(db, { organizationId, questionId }, size);
  return { projectId: project.id, questionId };
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0;
}
