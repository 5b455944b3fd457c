import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { type Frame, newCodedQuestion } from "./coded-question";

type Given = Parameters<typeof newCodedQuestion>[3][number];

/** Answers of one kind: how many, in which segments, with which codes. */
export type Block = { answers: number; segments: Record<string, string | number>; codes?: Given };

/** A coded question; its answers have segments, block after block. */
export async function newSegmentedQuestion(db: Db, caller: Caller, frame: Frame, blocks: readonly Block[]) {
  const answers = blocks.flatMap((block) => Array.from({ length: block.answers }, () => block));
  const path = await newCodedQuestion(
    db,
    caller,
    frame,
    answers.map(({ codes = [] }) => codes),
  );
  const rows = answers.map(({ segments }, position) => ({ position, segments }));
  await db.execute(sql`
    update ${responses} r set segments = d.segments
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (position integer, segments jsonb)
    where r.question_id = ${path.questionId} and r.position = d.position`);
  return path;
}
