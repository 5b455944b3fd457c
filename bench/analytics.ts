import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { isOneOf } from "@/db/ids";
import { migrate } from "@/db/migrate";
import { responses } from "@/db/schema/responses";
import { crossTab } from "@/lib/analytics/cross-tab";
import { drillDown } from "@/lib/analytics/drill-down";
import { operatorFor } from "@/lib/auth/caller";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";

/**
 * Times a cross-tab of 40 codes by 3 segments beside the plain SQL aggregate over the same rows, and a page of answers
 * behind a cell beside a lookup by primary key. At most 2 and 10 times as long is the goal. Pages are those that the
 * panel of a table reads, and the API's default; beside each, the same answers alone by their primary keys.
 */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const CODES = 40;
/** How often a table is computed, and a page read; what was read first on each connection does not count. */
const OF_TABLES = { warmUp: 0, repeats: 5 };
const OF_PAGES = { warmUp: 15, repeats: 45 };
/** Answers that one statement writes, so that none meets its time-out. */
const PART = 25_000;
const PAGES = [30, 200];
const KEYS = ["region", "age", "channel"];

const directory = await mkdtemp(join(tmpdir(), "analytics-bench-"));
const server = await startEmbedded({ directory, password: "bench", flags: ["-c", "fsync=off"] });
await migrate(server.url);
const { db, close } = connect(server.url);
try {
  const { id: organizationId } = await createOrganization(db, { name: "Bench", plan: "enterprise" });
  const caller = operatorFor(organizationId);
  const questions = [{ text: "How was it?" }];
  const terms = { name: "Bench", language: "en", codingType: "qualitative", questions } as const;
  const project = await createProject(db, caller, terms);
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  await seed(organizationId, path.questionId);
  await db.execute(sql`vacuum analyze`);

  const plain = await median(() => plainTable(organizationId, path.questionId));
  const table = await median(() =>
    crossTab(db, caller, path, { keys: KEYS, rows: "codes", order: "frequency", sentiments: false }),
  );
  report("plain SQL aggregate", plain);
  report("cross-tab", table, plain);
  const [some] = await db.execute<{ id: string }>(sql`select id from responses offset ${Math.floor(SIZE / 2)} limit 1`);
  const lookup = await median(
    () => db.execute(sql`select * from responses where organization_id = ${organizationId} and id = ${some?.id}`),
    OF_PAGES,
  );
  report("lookup by primary key", lookup);
  for (const limit of PAGES) {
    const of = { codeName: "Code 1", segment: "region=r7", limit };
    const ids = (await drillDown(db, caller, path, of)).responses.map(({ response_id }) => response_id);
    const rows = () =>
      db.execute(
        sql`select * from responses where organization_id = ${organizationId} and ${isOneOf(responses.id, ids)}`,
      );
    const same = await median(rows, OF_PAGES);
    report(`the ${limit} answers by primary key`, same, lookup);
    for (const codeName of ["Code 1", "Code 40"]) {
      const page = await median(() => drillDown(db, caller, path, { ...of, codeName }), OF_PAGES);
      report(`drilldown of ${limit}, ${codeName}`, page, lookup);
    }
  }
} finally {
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
process.exit(0);

/** Code 1 is on a tenth of the answers, every other code on fewer the higher its number. */
async function seed(organizationId: string, questionId: string): Promise<void> {
  await db.execute(sql`
    insert into categories (organization_id, id, question_id, name, position)
    select ${organizationId}, gen_random_uuid(), ${questionId}, 'Theme ' || k, k from generate_series(0, 4) k`);
  await db.execute(sql`
    insert into codes (organization_id, id, question_id, category_id, name, sentiment, code_number, position)
    select ${organizationId}, gen_random_uuid(), ${questionId}, c.id, 'Code ' || k, 'Neutral', k, k
    from generate_series(1, ${CODES}::integer) k
    join categories c on c.question_id = ${questionId} and c.position = k % 5`);
  for (let first = 0; first < SIZE; first += PART) {
    const last = Math.min(SIZE, first + PART) - 1;
    await db.execute(sql`
      insert into responses (organization_id, id, question_id, external_id, position, text, segments, coded_at)
      select ${organizationId}, uuidv7(n * interval '1 microsecond'), ${questionId}, 'r' || n, n, 'answer ' || n % 1000,
        jsonb_build_object('region', 'r' || n % 12, 'age', 'a' || n % 7, 'channel', 'c' || n % 4), now()
      from generate_series(${first}::integer, ${last}::integer) n`);
    await db.execute(sql`
      insert into assignments
        (organization_id, response_id, code_id, position, confidence, mention_sentiment, source, engine)
      select ${organizationId}, r.id, c.id, 0, 'high', 'Neutral', 'engine', 'local/1'
      from responses r join codes c
        on c.question_id = ${questionId} and abs(hashint4(r.position * 41 + c.code_number)) % (10 * c.code_number) = 0
      where r.question_id = ${questionId} and r.position between ${first}::integer and ${last}::integer`);
  }
  await db.execute(sql`
    update questions set response_count = ${SIZE}::integer, status = 'coded' where id = ${questionId}`);
}

/** What an analyst would write: answers by code and each segment, and the sizes of the segments. */
async function plainTable(organizationId: string, questionId: string): Promise<void> {
  const values = sql.join(
    KEYS.map((key) => sql`r.segments ->> ${key}::text as ${sql.identifier(key)}`),
    sql`, `,
  );
  const sets = sql.join(
    KEYS.map((key) => sql`(code_id, ${sql.identifier(key)})`),
    sql`, `,
  );
  const bases = sql.join(
    KEYS.map((key) => sql`(${sql.identifier(key)})`),
    sql`, `,
  );
  const names = sql.join(
    KEYS.map((key) => sql.identifier(key)),
    sql`, `,
  );
  const of = sql`r.organization_id = ${organizationId} and r.question_id = ${questionId}`;
  await db.execute(sql`
    select code_id, ${names}, count(*) from (
      select a.code_id, ${values} from responses r
      join assignments a on a.organization_id = r.organization_id and a.response_id = r.id where ${of}
    ) mentions group by grouping sets ((code_id), ${sets})`);
  await db.execute(sql`
    select ${names}, count(*) from (select ${values} from responses r where ${of}) answers
    group by grouping sets ((), ${bases})`);
}

async function median(work: () => Promise<unknown>, { warmUp, repeats } = OF_TABLES): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < warmUp; run++) await work();
  for (let repeat = 0; repeat < repeats; repeat++) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

function report(name: string, time: number, beside?: number): void {
  const ratio = beside === undefined ? "" : `   ratio ${(time / beside).toFixed(2)}`;
  console.log(`${name.padEnd(30)}${time.toFixed(1).padStart(9)} ms${ratio}`);
}
