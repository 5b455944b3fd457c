import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "@/bin/local/open-database";
import { parseEnv } from "@/lib/env";
import { post, service } from "./client";
import { operatorOf } from "./operator";
import { signIn } from "./sign-in";

const LOGIN = { email: "tables@other.example", password: "a long enough pass phrase" };
/** The number of analyses that an organization may run at once. */
const ANALYSES = 2;

it("the table of a page waits for analyses of its own organization, but not for those of another one", async () => {
  const operator = operatorOf(service.dataDir);
  const other = await operator.createOrganization({ plan: "enterprise", credits: 100 });
  await operator.createUser(other, LOGIN.email, LOGIN.password);
  const busy = { question: await newQuestion(service.key), cookie: await signIn() };
  const idle = { question: await newQuestion(await operator.createKey(other, "write")), cookie: await signIn(LOGIN) };
  const finished: string[] = [];
  const open = async (name: string, { question, cookie }: typeof busy) => {
    const path = `/projects/${question.project_id}/questions/${question.question_id}/tables`;
    const page = await (await fetch(service.origin + path, { headers: { cookie } })).text();
    finished.push(name);
    return page;
  };
  // The first view of a page takes longest. Nothing may wait for the lock below as long as its time limit, 15 s.
  await Promise.all([open("busy", busy), open("idle", idle)]);
  finished.length = 0;
  const { db, close } = await openDatabase(parseEnv({ ...process.env, DATA_DIR: service.dataDir }));
  const begun = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table answer_codings in access exclusive mode`);
    const analyses = Array.from({ length: ANALYSES }, () => post("/v2/analytics/quality", busy.question));
    const areWaiting = async () => {
      const [most] = await db.execute<{ alike: number }>(sql`
        select count(*)::integer as alike from pg_stat_activity where wait_event_type = 'Lock'
        group by query order by alike desc limit 1`);
      return most?.alike;
    };
    await expect.poll(areWaiting, { timeout: 10_000 }).toBe(ANALYSES);
    const page = open("busy", busy);
    await open("idle", idle);
    await open("idle", idle);
    expect(finished).toEqual(["idle", "idle"]);
    return { analyses, page };
  });
  await close();
  for (const { status } of await Promise.all(begun.analyses)) expect(status).toBe(200);
  expect(await begun.page).toContain("Friendly staff");
  expect(finished.at(-1)).toBe("busy");
});

async function newQuestion(key: string): Promise<{ project_id: string; question_id: string }> {
  const texts = ["Friendly staff", "Friendly staff at the desk", "Too expensive", "Expensive rooms"];
  const { status, body } = await post(
    "/v2/code",
    {
      responses: texts.map((text, index) => ({ id: `${index}`, text })),
      codebook: { categories: [{ name: "Stay", codes: [{ name: "Friendly staff" }, { name: "Expensive" }] }] },
    },
    { key },
  );
  expect(status).toBe(200);
  const { project_id, question_id } = body.data;
  return { project_id, question_id };
}
