import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag } from "@/db/schema/terms";
import { type Codebook, frameOf } from "@/lib/codebook/codebook";
import { isJunk } from "../charge";
import type { QuestionContext } from "../code-work-list";
import type { CodingTask, EngineAnswer } from "../engines/engine";
import { duplicateKey, normalizeText } from "../prepare/normalize";

export type QuestionScope = { organizationId: string; questionId: string };

export type StoredAnswer = {
  id: string;
  externalId: string;
  text: string;
  flags: AnswerFlag[];
  language: string | null;
  /** Processed by the machine, or decided by a person. */
  done: boolean;
};

/** Equal answers, which are coded once. */
export type Group = { representative: EngineAnswer; answers: StoredAnswer[] };

/** What holds for all answers of a question. A temporary project's question has no wording. */
export async function readContext(db: Db, { organizationId, questionId }: QuestionScope) {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      language: projects.language,
      codingType: questions.codingType,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw new Error("The question of the job is gone.");
  const { projectId, temporary, language, codingType, text } = row;
  return { projectId, context: { language, codingType, wording: temporary ? null : text } };
}

/** All answers of a question in the order of their arrival. */
export async function readAnswers(db: Db, { organizationId, questionId }: QuestionScope): Promise<StoredAnswer[]> {
  const rows = await db
    .select({
      id: responses.id,
      externalId: responses.externalId,
      text: responses.text,
      flags: responses.flags,
      language: responses.language,
      codedAt: responses.codedAt,
      reviewed: responses.reviewed,
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .orderBy(asc(responses.position));
  return rows.map(({ codedAt, reviewed, ...answer }) => ({ ...answer, done: reviewed || codedAt !== null }));
}

/** Groups prepared answers that are equal, in the order of the first; leaves junk out. */
export function groupEqual(answers: readonly StoredAnswer[], { language }: QuestionContext): Group[] {
  const groups = new Map<string, Group>();
  for (const answer of answers) {
    if (isJunk(answer.flags)) continue;
    const key = duplicateKey(answer.text);
    const group = groups.get(key);
    if (group) group.answers.push(answer);
    else groups.set(key, { representative: representativeOf(answer, language), answers: [answer] });
  }
  return [...groups.values()];
}

const representativeOf = ({ id, text, language }: StoredAnswer, fallback: string): EngineAnswer => ({
  id,
  text: normalizeText(text),
  language: language ?? fallback,
});

/** The engine's task: the same for every batch of the question, so that an engine learns it once. */
export function taskOf(context: QuestionContext, codebook: Codebook, groups: readonly Group[]): CodingTask {
  const { codingType, language, wording } = context;
  const corpus = groups.map(({ representative }) => representative.text);
  return { codingType, language, question: wording, codes: frameOf(codebook), corpus, examples: [] };
}
