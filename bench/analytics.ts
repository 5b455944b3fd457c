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
 * Times a cross-tab of 40 codes by 3 segments against the plain SQL aggregate over the same rows (goal: at most 2 times
 * as long), and a page of answers behind a cell against reading the same answers by primary key (goal: at most 10
 * times). It also prints how many lookups of one answer that is. Page sizes are the API's default and that of the
 * dashboard's panel.
 */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const CODES = 40;
/** How often each is timed; warm-up runs on a new connection are not counted. */
const OF_TABLES = { warmUp: 0, repeats: 5 };
const OF_PAGES = { warmUp: 15, repeats: 101 };
const MAX = { table: 2, page: 10 };
/** Answers per insert statement, to stay below the statement time-out. */
const PART = 25_000;
const PAGES = [
  { limit: 200, name: "page of 200 (the default)" },
  { limit: 30, name: "page of 30" },
];
const LOOKUP = "one answer by primary key";
const byKey = (limit: number) => `${limit} answers by primary key`;
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

  const request = { keys: KEYS, rows: "codes", order: "frequency", sentiments: false } as const;
  report(
    await medians(OF_TABLES, {
      "plain SQL aggregate": () => plainTable(organizationId, path.questionId),
      "cross-tab": () => crossTab(db, caller, path, request),
    }),
    MAX.table,
  );
  const [some] = await db.execute<{ id: string }>(sql`select id from responses offset ${Math.floor(SIZE / 2)} limit 1`);
  const works: Record<string, () => Promise<unknown>> = {
    [LOOKUP]: () =>
      db.execute(sql`select * from responses where organization_id = ${organizationId} and id = ${some?.id}`),
  };
  for (const { limit, name } of PAGES) {
    const of = { segment: "region=r7", limit };
    const ids = (await drillDown(db, caller, path, { ...of, codeName: "Code 1" })).responses.map(
      (one) => one.response_id,
    );
    works[byKey(limit)] = () =>
      db.execute(
        sql`select * from responses where organization_id = ${organizationId} and ${isOneOf(responses.id, ids)}`,
      );
    for (const codeName of ["Code 1", "Code 40", "Theme 1"]) {
      works[`${name}, ${codeName}`] = () => drillDown(db, caller, path, { ...of, codeName });
    }
  }
  const times = await medians(OF_PAGES, works);
  const [[, ofOne] = ["", 0]] = times;
  for (const { limit, name } of PAGES) {
    const own = times.filter(([work]) => work === byKey(limit) || work.startsWith(`${name}, `));
    report(own, MAX.page);
    for (const [work, time] of own) console.log(`${work}: ${(time / ofOne).toFixed(1)} times the lookup of one answer`);
  }
} finally {
  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
process.exit(0);

/** Writes the answers. Code 1 is on a tenth of them; the higher a code's number, the fewer answers have it. */
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

/** The SQL that an analyst would write: answers by code and segment, and the size of each segment. */
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

/** The median time of each, in ms. They take turns, so that other load on the machine slows all of them equally. */
async function medians(
  { warmUp, repeats }: { warmUp: number; repeats: number },
  works: Record<string, () => Promise<unknown>>,
): Promise<[name: string, time: number][]> {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]));
  for (let run = -warmUp; run < repeats; run++) {
    for (const [name, work] of Object.entries(works)) {
      const from = performance.now();
      await work();
      if (run >= 0) times.get(name)?.push(performance.now() - from);
    }
  }
  return [...times].map(([name, all]) => [name, all.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0]);
}

/** Prints each time, its ratio to the first, and whether the ratio is at most `max`. */
function report([first, ...others]: [name: string, time: number][], max: number): void {
  const line = (name: string, time: number) => `${name.padEnd(38)}${time.toFixed(2).padStart(9)} ms`;
  if (first) console.log(line(...first));
  for (const [name, time] of others) {
    const ratio = time / (first?.[1] ?? 0);
    console.log(`${line(name, time)}   ratio ${ratio.toFixed(2)}, at most ${max}: ${ratio <= max ? "met" : "missed"}`);
  }
}
