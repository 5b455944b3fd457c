import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { readCodings } from "@/lib/coding/job/read-codings";
import { readQuestion } from "@/lib/coding/job/read-question";
import { type AnswerGroup, addToGroups } from "@/lib/coding/pipeline/answer-groups";
import type { CodingEngine, Mention } from "@/lib/engines/engine";
import type { QuestionScope } from "@/lib/questions/find-question";
import { answerPages } from "@/lib/responses/answer-pages";
import { readExamples } from "@/lib/responses/read-examples";
import type { CodedAnswer, Material } from "./compute/coded-answers";
import { MOST_ANSWERS } from "./parameters";

/** The coded answers of a question, with the codebook and what people decided. Answers never coded are left out. */
export async function readMaterial(
  db: Db,
  scope: QuestionScope,
  engine: CodingEngine,
  signal: AbortSignal,
): Promise<Material> {
  const { context } = await readQuestion(db, scope);
  const codebook = await readCodebook(db, scope);
  const examples = await readExamples(db, scope);
  const answers = await readAnswers(db, scope, context.language);
  return { engine, signal, context, codebook, examples, answers };
}

/** Equal answers are one, unless a person has decided about some of them. */
async function readAnswers(db: Db, scope: QuestionScope, language: string): Promise<CodedAnswer[]> {
  const kinds = [new Map<string, AnswerGroup>(), new Map<string, AnswerGroup>()] as const;
  const mentions = new Map<string, readonly Mention[]>();
  let read = 0;
  for await (const page of answerPages(db, scope, sql`${responses.codedAt} is not null or ${responses.reviewed}`)) {
    const coded = page.filter(({ open }) => open);
    const codings = await readCodings(
      db,
      scope,
      coded.map(({ id }) => id),
    );
    for (const [place, { id, text, flags, reviewed, ...answer }] of coded.entries()) {
      addToGroups(kinds[reviewed ? 1 : 0], [{ id, text, flags, language: answer.language ?? language }]);
      mentions.set(id, codings[place]?.mentions ?? []);
    }
    read += page.length;
    if (read >= MOST_ANSWERS) break;
  }
  return kinds.flatMap((groups, kind) =>
    [...groups.values()].map((group) => ({
      ...group,
      mentions: mentions.get(group.answers[0]?.id ?? "") ?? [],
      reviewed: kind === 1,
    })),
  );
}
