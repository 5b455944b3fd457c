import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { QuestionScope } from "@/lib/questions/find-question";

const ENGLISH = "the staff room breakfast was very friendly cold noisy clean price location parking view pool bathroom";
const CHINESE = "房间 服务 早餐 很好 干净 太吵 价格 位置 停车 前台 员工 友好 不错 空调 热水";
const CODES = 30;

/**
 * Writes `size` answers of ten words, one in ten of them Chinese, with segments, flags, review states and codes. Code 1
 * is on 30 % of them, 2 on 10 %, 3 on 1 %, 4 on 0.1 %, 5 on the last 20, the others on 2 % each.
 */
export async function seedAnswers(db: Db, { organizationId, questionId }: QuestionScope, size: number): Promise<void> {
  await db.execute(sql`
    insert into responses
      (organization_id, id, question_id, external_id, position, text, segments, flags, coded_at, reviewed)
    select ${organizationId}, uuidv7(n * interval '1 microsecond'), ${questionId}, 'r' || n, n,
      case when n % 10 = 7
        then (select string_agg(w.chinese[1 + abs(hashint4(n * 31 + k)) % 15], '') from generate_series(1, 10) k)
        else (select string_agg(w.english[1 + abs(hashint4(n * 17 + k)) % 16], ' ') from generate_series(1, 10) k) end
        || ' ' || n || case when n % (${size}::integer / 20) = 9 then ' Zahnbürste' else '' end,
      jsonb_build_object('region', 'r' || n % 20, 'nights', n % 80, 'city', 'c' || n % 5000),
      case when n % 40 = 0 then array['duplicate'] else '{}' end,
      case when n % 1000 <> 1 then now() end, n % 500 = 3
    from generate_series(0, ${size}::integer - 1) n,
      (select string_to_array(${ENGLISH}, ' ') as english, string_to_array(${CHINESE}, ' ') as chinese) w`);
  await db.execute(sql`
    update questions set response_count = ${size}::integer, status = 'coded' where id = ${questionId}`);
  await db.execute(sql`
    insert into categories (organization_id, id, question_id, name, position)
    select ${organizationId}, gen_random_uuid(), ${questionId}, 'Theme ' || k, k from generate_series(0, 2) k`);
  await db.execute(sql`
    insert into codes (organization_id, id, question_id, category_id, name, sentiment, code_number, position)
    select ${organizationId}, gen_random_uuid(), ${questionId}, c.id, 'Code ' || k, 'Neutral', k, k
    from generate_series(1, ${CODES}::integer) k
    join categories c on c.question_id = ${questionId} and c.position = k % 3`);
  await db.execute(sql`
    insert into assignments
      (organization_id, response_id, code_id, position, confidence, mention_sentiment, source, engine)
    select ${organizationId}, r.id, c.id, 0,
      (array['high', 'high', 'medium', 'low'])[1 + abs(hashint4(r.position + c.code_number)) % 4]::confidence,
      (array['Positive', 'Negative', 'Neutral'])[1 + abs(hashint4(r.position - c.code_number)) % 3]::sentiment,
      'engine', 'local/1'
    from responses r cross join lateral (values
      (case when r.position % 10 < 3 then 1 when r.position % 10 = 3 then 2 end),
      (case when r.position % 100 = 4 then 3 when r.position % 1000 = 5 then 4 end),
      (case when r.position >= ${size}::integer - 20 then 5 end),
      (nullif(6 + abs(hashint4(r.position * 7)) % 50, 6))
    ) as k (number)
    join codes c on c.question_id = ${questionId} and c.code_number = k.number
    where r.question_id = ${questionId}`);
}
