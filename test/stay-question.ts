import { v7 as uuid } from "uuid";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";
import { createOrganization } from "@/lib/organizations/create-organization";

type Given = {
  text: string;
  flags?: AnswerFlag[];
  waiting?: boolean;
  language?: string;
  segments?: Record<string, string>;
  codes?: [code: string, sentiment: Sentiment, confidence: Confidence, evidence: string | null][];
};

export const ANSWERS: Given[] = [
  {
    text: "Lovely staff, but the room was cold",
    language: "en",
    codes: [
      ["Staff", "Positive", "high", "Lovely staff"],
      ["Cold room", "Negative", "low", "the room was cold"],
    ],
  },
  {
    text: "Nettes Personal an der Rezeption, immer",
    language: "de",
    segments: { room: "Suite" },
    codes: [["Staff", "Positive", "high", "Nettes Personal an der Rezeption"]],
  },
  {
    text: "Lovely staff, but the room was cold",
    language: "en",
    flags: ["duplicate"],
    codes: [["Staff", "Mixed", "medium", "Lovely staff"]],
  },
  { text: "", flags: ["empty"] },
  { text: "asdf", flags: ["gibberish"] },
  { text: "nothing", language: "en", flags: ["non_answer"] },
  { text: "We saw a comet", language: "en" },
  { text: "Came later", waiting: true },
];

/** A new organization with one question and `ANSWERS`, coded by codes of two categories. */
export async function newStayQuestion(db: Db, options: { temporary?: boolean } = {}) {
  const { id: organizationId } = await createOrganization(db, { name: "Acme", plan: "growth", credits: 7 });
  const [projectId, questionId] = [uuid(), uuid()];
  const row = { organizationId, questionId };
  await db
    .insert(projects)
    .values({ organizationId, id: projectId, name: "Stay", language: "en", codingType: "qualitative", ...options });
  await db.insert(questions).values({
    organizationId,
    id: questionId,
    projectId,
    position: 0,
    text: "What stood out?",
    codingType: "qualitative",
    status: "coded",
    responseCount: ANSWERS.length,
  });
  const [service, other] = [uuid(), uuid()];
  await db.insert(categories).values([
    { ...row, id: service, name: "Service", position: 0 },
    { ...row, id: other, name: "Other", position: 1 },
  ]);
  const codeIds: Record<string, string> = { Staff: uuid(), "Cold room": uuid(), Unused: uuid() };
  await db.insert(codes).values(
    Object.entries(codeIds).map(([name, id], place) => ({
      ...row,
      id,
      name,
      categoryId: name === "Staff" ? service : other,
      sentiment: "Neutral" as const,
      codeNumber: place + 1,
      position: place,
    })),
  );
  for (const [position, answer] of ANSWERS.entries()) {
    const responseId = uuid();
    const { text, flags = [], language = null, segments = {} } = answer;
    await db.insert(responses).values({
      ...row,
      id: responseId,
      externalId: `r${position}`,
      position,
      text,
      flags,
      language,
      segments,
      codedAt: answer.waiting ? null : new Date(),
    });
    for (const [place, [name, mentionSentiment, confidence, evidence]] of (answer.codes ?? []).entries()) {
      await db.insert(assignments).values({
        organizationId,
        responseId,
        codeId: codeIds[name] ?? "",
        position: place,
        confidence,
        mentionSentiment,
        evidence,
        source: "engine",
        engine: "local/1",
      });
    }
  }
  return { organizationId, projectId, questionId, codeIds };
}
