import { sql } from "drizzle-orm";
import type { Connection } from "@/db/client";
import { newEmptyQuestion } from "@/e2e/hostile/empty-question";

const CODES = 40;
/** Answers per insert statement, to stay below the statement time-out. */
const PART = 25_000;
const TEXT = "The room was clean, and the staff at the desk were friendly, but breakfast ended too early. ";

/** A coded question with many answers of one to three codes, and with three segments. */
export async function newCrowdQuestion(db: Connection["db"], organizationId: string, answers: number) {
  const ids = await newEmptyQuestion(db, organizationId, "Many answers");
  const question = ids.question_id;
  await db.execute(sql`
    insert into codes (organization_id, id, question_id, category_id, name, sentiment, code_number, position)
    select ${organizationId}, gen_random_uuid(), ${question}, c.id, 'Code ' || k, 'Neutral', k, k
    from generate_series(1, ${CODES}::integer) k join categories c on c.question_id = ${question}`);
  for (let first = 0; first < answers; first += PART) {
    const last = Math.min(answers, first + PART) - 1;
    await db.execute(sql`
      insert into responses (organization_id, id, question_id, external_id, position, text, segments, coded_at)
      select ${organizationId}, gen_random_uuid(), ${question}, 'r' || n, n, repeat(${TEXT}, 1 + n % 4) || n,
        jsonb_build_object('region', 'r' || n % 12, 'age', n % 70, 'channel', 'c' || n % 4), now()
      from generate_series(${first}::integer, ${last}::integer) n`);
    await db.execute(sql`analyze responses, codes`);
    await db.execute(sql`
      insert into assignments
        (organization_id, response_id, code_id, position, confidence, mention_sentiment, evidence, source, engine)
      select ${organizationId}, r.id, c.id, place, 'high', 'Positive', 'staff at the desk', 'engine', 'local/1'
      from responses r cross join generate_series(0, 2) place
      join codes c on c.question_id = ${question} and c.code_number = 1 + (r.position + 7 * place) % ${CODES}::integer
      where r.question_id = ${question} and place <= r.position % 3
        and r.position between ${first}::integer and ${last}::integer`);
  }
  await db.execute(sql`
    update questions set response_count = ${answers}::integer, status = 'coded' where id = ${question}`);
  await db.execute(sql`analyze`);
  return ids;
}
