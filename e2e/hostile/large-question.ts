import { sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import { newEmptyQuestion } from "./empty-question";

/** The largest cross-tab that the API makes of it, by `wide`, has 500 rows, 99 columns and 30 MB. */
const ANSWERS = 10_000;
const CODES = 500;
const VALUES = 99;

/** A coded question with as many codes, and with names and segment values as long, as cross-tabs allow. */
export async function newLargeQuestion(db: Connection["db"], organizationId: string) {
  const ids = await newEmptyQuestion(db, organizationId, "Large");
  const question = ids.question_id;
  await db.execute(sql`
    insert into codes (organization_id, id, question_id, category_id, name, sentiment, code_number, position)
    select ${organizationId}, gen_random_uuid(), ${question}, c.id, rpad('Code ' || k || ' ', 255, '名x'), 'Neutral', k, k
    from generate_series(1, ${CODES}::integer) k join categories c on c.question_id = ${question}`);
  await db.execute(sql`
    insert into responses (organization_id, id, question_id, external_id, position, text, segments, coded_at)
    select ${organizationId}, gen_random_uuid(), ${question}, 'r' || n, n, 'answer ' || n,
      jsonb_build_object('wide', repeat('w', 250) || n % ${VALUES}), now()
    from generate_series(0, ${ANSWERS - 1}::integer) n`);
  await db.execute(sql`
    insert into assignments
      (organization_id, response_id, code_id, position, confidence, mention_sentiment, source, engine)
    select ${organizationId}, r.id, c.id, 0, 'high', 'Neutral', 'engine', 'local/1'
    from responses r join codes c on c.question_id = ${question} and (c.code_number + r.position * 7) % 100 = 0
    where r.question_id = ${question}`);
  await db.execute(sql`
    update questions set response_count = ${ANSWERS}::integer, status = 'coded' where id = ${question}`);
  return ids;
}
