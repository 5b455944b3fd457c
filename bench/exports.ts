import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect, type Db } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { watchMemory } from "@/e2e/support/process-memory";
import { startService } from "@/e2e/support/service";
import { createClient } from "@/lib/api/client/client";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/**
 * Exports 100,000 coded answers from a running service in every format, and a project of three such questions in one
 * file. Prints the duration, the file size, and the peak memory of any process of the service (goal: at most 1 GiB).
 * Linux only.
 */
const SIZE = Number(process.argv[2] ?? 100_000);
const CODES = 40;
const PART = 25_000;
const GOAL = 1_024;
const FORMATS = ["csv", "xlsx", "sav", "triple-s", "json"];
const SINGLE_FORMATS = ["csv", "xlsx", "sav"];
const TEXT = "The room was clean, and the staff at the desk were friendly, but breakfast ended too early. ";

const directory = await mkdtemp(join(tmpdir(), "exports-bench-"));
const server = await startEmbedded({ directory, password: "bench", flags: ["-c", "fsync=off"] });
const service = await startService({ env: { DATABASE_URL: server.url } });
const { db, close } = connect(server.url);
let worst = 0;
try {
  const { api_key: apiKey, organization_id: organizationId } = service.firstRun;
  const client = createClient({ baseUrl: service.baseUrl, apiKey });
  const questions = ["How was it?", "What was good?", "What was bad?"].map((text) => ({ text }));
  const project = await client.projects.create({ name: "Bench", questions });
  for (const { id } of project.questions) await seed(db, organizationId, id);
  await db.execute(sql`analyze`);
  const ids = { project_id: project.id, question_id: project.questions[0]?.id ?? "" };
  const single = { project_id: project.id, single_file: true };
  const exports = [
    ...FORMATS.map((format) => ({ name: format, path: format, body: ids })),
    ...SINGLE_FORMATS.map((format) => ({ name: `3 in ${format}`, path: "project", body: { ...single, format } })),
  ];
  for (const { name: what, path, body } of exports) {
    const stopWatching = await watchMemory(service.process.pid ?? 0);
    const from = performance.now();
    const reply = await fetch(`${service.baseUrl}/v2/export/${path}`, {
      method: "POST",
      headers: { "x-api-key": apiKey, "content-type": "application/json" },
      body: JSON.stringify({ ...body, include_demographics: true }),
    });
    let bytes = 0;
    for await (const piece of reply.body ?? []) bytes += piece.length;
    const seconds = (performance.now() - from) / 1_000;
    const { memory, process: name } = await stopWatching();
    worst = Math.max(worst, memory);
    const size = `${(bytes / MEBIBYTE).toFixed(1)} MiB`;
    console.log(
      `${what.padEnd(10)}${reply.status} ${size.padStart(10)} ${seconds.toFixed(1).padStart(6)} s   most ${Math.round(memory)} MiB (${name})`,
    );
  }
} finally {
  await close();
  await service.stop();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
console.log(`${worst < GOAL ? "within" : "OVER"} the goal of ${GOAL} MiB`);
process.exit(worst < GOAL ? 0 : 1);

/** Every answer has one to three codes, and three segments. */
async function seed(db: Db, organizationId: string, questionId: string): Promise<void> {
  const theme = crypto.randomUUID();
  await db.execute(sql`
    insert into categories (organization_id, id, question_id, name, position)
    values (${organizationId}, ${theme}, ${questionId}, 'Themes', 0)`);
  await db.execute(sql`
    insert into codes (organization_id, id, question_id, category_id, name, sentiment, code_number, position)
    select ${organizationId}, gen_random_uuid(), ${questionId}, ${theme}, 'Code ' || k, 'Neutral', k, k
    from generate_series(1, ${CODES}::integer) k`);
  for (let first = 0; first < SIZE; first += PART) {
    const last = Math.min(SIZE, first + PART) - 1;
    await db.execute(sql`
      insert into responses (organization_id, id, question_id, external_id, position, text, segments, coded_at)
      select ${organizationId}, gen_random_uuid(), ${questionId}, 'r' || n, n, repeat(${TEXT}, 1 + n % 4) || n,
        jsonb_build_object('region', 'r' || n % 12, 'age', n % 70, 'channel', 'c' || n % 4), now()
      from generate_series(${first}::integer, ${last}::integer) n`);
    await db.execute(sql`
      insert into assignments
        (organization_id, response_id, code_id, position, confidence, mention_sentiment, evidence, source, engine)
      select ${organizationId}, r.id, c.id, place, 'high', 'Positive', 'staff at the desk', 'engine', 'local/1'
      from responses r cross join generate_series(0, 2) place
      join codes c on c.question_id = ${questionId} and c.code_number = 1 + (r.position + 7 * place) % ${CODES}::integer
      where r.question_id = ${questionId} and place <= r.position % 3
        and r.position between ${first}::integer and ${last}::integer`);
  }
  await db.execute(sql`
    update questions set response_count = ${SIZE}::integer, status = 'coded' where id = ${questionId}`);
  await db.execute(sql`vacuum analyze`);
}
