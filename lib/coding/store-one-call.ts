import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { CodebookDraftOrigin, CodingType, NotCodedReason } from "@/db/schema/terms";
import { writeFirstCodebook } from "@/lib/codebook/change-codebook";
import { type Codebook, type CodebookDraft, countCodes } from "@/lib/codebook/codebook";
import type { AnswerCoding, Guidance } from "@/lib/engines/engine";
import { newId } from "@/lib/ids/new-id";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { requireRoomForTemporary } from "@/lib/projects/room";
import { insertResponses } from "@/lib/responses/insert-responses";
import { counted } from "@/lib/text/figures";
import { storeAssignments } from "./store-assignments";

/**
 * An answer of a one-call request. `occurrence` counts the answers before it that have the same `externalId`. If the
 * engine failed on the answer, `notCoded` is the reason.
 */
export type OneCallAnswer = PreparedAnswer & { externalId: string; occurrence: number; notCoded?: NotCodedReason };

/** A one-call request whose answers are prepared, so that its charge is known. */
export type AcceptedOneCall = {
  codingType: CodingType;
  language: string;
  question?: string | undefined;
  survey?: string | undefined;
  /** Codes to use; null to generate a codebook from the answers. */
  codebook: CodebookDraft | null;
  /** Codes that a generated codebook should contain, and subjects that it should avoid. */
  guidance?: Guidance | undefined;
  /** Whether the codes of a generated codebook are wishes. */
  requests?: boolean | undefined;
  answers: readonly OneCallAnswer[];
  billable: number;
};

/**
 * Writes the temporary project of a one-call request with its question, answers and codebook; with `coded`, their codes
 * too. Call it in a transaction. Throws CONFLICT if the organization has too many temporary projects.
 */
export async function storeOneCall(
  db: Db,
  organizationId: string,
  input: {
    codingType: CodingType;
    language: string;
    question?: string | undefined;
    survey?: string | undefined;
    requests?: boolean | undefined;
    answers: readonly OneCallAnswer[];
    codebook: Codebook;
    /**
     * The first version of the codebook: whether the service generated it or the request brought it, and who sent the
     * request.
     */
    by: { change: "generate" | "import"; actor: string; draft?: CodebookDraftOrigin | null };
    coded: { engine: string; codings: readonly AnswerCoding[] } | null;
  },
): Promise<{ projectId: string; questionId: string }> {
  const { codingType, language, question, survey: objective, requests, answers, codebook, by, coded } = input;
  await requireRoomForTemporary(db, organizationId);
  const [projectId, questionId] = [newId(), newId()];
  const name = `One-call coding of ${answers.length} ${answers.length === 1 ? "answer" : "answers"}`;
  await db
    .insert(projects)
    .values({ organizationId, id: projectId, name, language, codingType, objective, temporary: true });
  const status = coded ? "coded" : "coding";
  const [made] = await db
    .insert(questions)
    .values({
      ...{ organizationId, id: questionId, projectId, position: 0, text: question ?? name, codingType, status },
      requests,
    })
    .returning();
  const rows = answers.map((answer, position) => ({ ...answer, position, coded: coded !== null && !answer.notCoded }));
  await insertResponses(db, { organizationId, questionId }, rows);
  if (made && countCodes(codebook) > 0) {
    const summary = `${by.change === "import" ? "Imported" : "Generated"} ${counted(countCodes(codebook), "code")}.`;
    await writeFirstCodebook(db, made, by, { codebook, summary });
  }
  if (coded) await storeAssignments(db, { organizationId, engine: coded.engine }, coded.codings);
  return { projectId, questionId };
}
