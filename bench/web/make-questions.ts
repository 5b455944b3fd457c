import { eq, sql } from "drizzle-orm";
import { connect } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { operatorFor } from "@/lib/auth/caller";
import { newCodedQuestion } from "@/test/coded-question";

const CATEGORIES = 12;

/** Creates two coded questions and returns the paths of their pages: `many` has many answers, `wide` has many codes. */
export async function makeQuestions(
  databaseUrl: string,
  organizationId: string,
  { answers, codes }: { answers: number; codes: number },
): Promise<{ many: string; wide: string }> {
  const { db, close } = connect(databaseUrl, { max: 4 });
  try {
    const caller = operatorFor(organizationId);
    const make = async (codeCount: number, answerCount: number) => {
      const names = Array.from({ length: codeCount }, (_, index) => `Friendly staff, shade ${index + 1}`);
      const frame = Object.fromEntries(
        Array.from({ length: CATEGORIES }, (_, place) => [
          `Category ${place + 1}`,
          names.filter((__, index) => index % CATEGORIES === place),
        ]),
      );
      const given = Array.from({ length: answerCount }, (_, at) => [
        names[at % codeCount] ?? "",
        ...(at % 3 === 0 ? [names[(at * 7 + 1) % codeCount] ?? ""] : []),
      ]);
      const { projectId, questionId } = await newCodedQuestion(
        db,
        caller,
        frame,
        given.map((own) => [...new Set(own)]),
      );
      await db
        .update(responses)
        .set({
          text: sql`'The staff at desk ' || ${responses.position} || ' was friendly, but our room was cold and noisy.'`,
          language: "en",
          segments: sql`jsonb_build_object('region', (array['North', 'South', 'East', 'West'])[1 + ${responses.position} % 4])`,
        })
        .where(eq(responses.questionId, questionId));
      return `/projects/${projectId}/questions/${questionId}`;
    };
    const many = await make(40, answers);
    const wide = await make(codes, 2_000);
    await db.execute(sql`analyze`);
    return { many, wide };
  } finally {
    await close();
  }
}
