import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingType, Confidence, Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import { newId } from "@/lib/ids/new-id";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";

/** Codes by category: `{ Staff: ["Friendly", "Rude −"] }`. */
export type Frame = Record<string, readonly string[]>;
type Given = string | { code: string; by?: "person"; sentiment?: Sentiment; confidence?: Confidence };

/** Answers per insert statement. */
const AT_ONCE = 500;

export async function newCaller(db: Db, credits = 100): Promise<Caller> {
  const { id } = await createOrganization(db, { name: "Acme", plan: "professional", credits });
  return { organizationId: id, plan: "professional", actor: { kind: "operator" }, scopes: new Set() };
}

/** A question with this codebook, at version 1, and with one answer per entry of `coded`, which has these codes. */
export async function newCodedQuestion(
  db: Db,
  caller: Caller,
  frame: Frame,
  coded: readonly (readonly Given[])[],
  codingType: CodingType = "qualitative",
) {
  const { organizationId } = caller;
  const project = await createProject(db, caller, {
    name: "Stay",
    language: "en",
    codingType,
    questions: [{ text: "What stood out?" }],
  });
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  const draft = Object.entries(frame).map(([name, names]) => ({
    name,
    codes: names.map((code) => ({ name: code, definition: null, sentiment: "Neutral" as const })),
  }));
  await changeCodebook(db, caller, path, { change: "import" }, (_, current, question) => ({
    codebook: replaceWith(draft, current, question),
    summary: "Imported.",
  }));
  const ids = await codeIds(db, path.questionId);
  const answers = coded.map((given, position) => ({ id: newId(), given, position }));
  for (let from = 0; from < answers.length; from += AT_ONCE) {
    const part = answers.slice(from, from + AT_ONCE);
    await db.insert(responses).values(
      part.map(({ id, position }) => ({
        organizationId,
        id,
        questionId: path.questionId,
        externalId: `r${position}`,
        position,
        text: `Answer ${position}`,
        codedAt: new Date(),
      })),
    );
    const mentions = part.flatMap(({ id, given }) =>
      given.map((item, position) => {
        const {
          code,
          by,
          sentiment = "Neutral",
          confidence = "high",
        } = typeof item === "string" ? { code: item } : item;
        return {
          ...{ organizationId, responseId: id, codeId: ids[code] ?? "", position, confidence, evidence: null },
          ...{ mentionSentiment: sentiment, source: by ?? ("engine" as const), engine: by ? null : "local/1" },
        };
      }),
    );
    if (mentions.length > 0) await db.insert(assignments).values(mentions);
  }
  await db
    .update(questions)
    .set({ status: coded.length > 0 ? "coded" : "codebook_ready", responseCount: coded.length })
    .where(eq(questions.id, path.questionId));
  return path;
}

/** The ids of a question's codes, by name. */
export async function codeIds(db: Db, questionId: string): Promise<Record<string, string>> {
  const rows = await db.select().from(codes).where(eq(codes.questionId, questionId));
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/** The names of each answer's codes, in their order; null for an answer that is still to be coded. */
export async function codesOfAnswers(db: Db, questionId: string): Promise<(string[] | null)[]> {
  const rows = await db
    .select({ id: responses.id, codedAt: responses.codedAt, reviewed: responses.reviewed, name: codes.name })
    .from(responses)
    .leftJoin(assignments, eq(assignments.responseId, responses.id))
    .leftJoin(codes, and(eq(codes.id, assignments.codeId)))
    .where(eq(responses.questionId, questionId))
    .orderBy(asc(responses.position), asc(assignments.position));
  const byAnswer = new Map<string, string[] | null>();
  for (const { id, codedAt, reviewed, name } of rows) {
    if (name === null) byAnswer.set(id, codedAt || reviewed ? [] : null);
    else byAnswer.set(id, [...(byAnswer.get(id) ?? []), name]);
  }
  return [...byAnswer.values()];
}
