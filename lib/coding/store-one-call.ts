import type { Db } from "@/db/client";
import { projects, questions } from "@/db/schema/projects";
import type { CodingType } from "@/db/schema/terms";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import type { Mention } from "@/lib/engines/engine";
import { newId } from "@/lib/ids";
import type { Preparation } from "@/lib/preparation/prepare";
import { insertResponses } from "@/lib/responses/insert-responses";
import { storeAssignments } from "./store-assignments";

export type OneCallAnswer = { id: string; externalId: string; occurrence: number; text: string };

/**
 * Writes the temporary project of a one-call request with its question, answers and codebook; with `coded`, their
 * codes too. To be called in a transaction.
 */
export async function storeOneCall(
  db: Db,
  organizationId: string,
  input: {
    codingType: CodingType;
    language: string;
    answers: readonly OneCallAnswer[];
    prepared: readonly Preparation[];
    codebook: Codebook;
    /** Whether the codebook was made here or came with the request, and who asked. */
    by: { change: "generate" | "import"; actor: string };
    coded: { engine: string; mentions: ReadonlyMap<string, readonly Mention[]> } | null;
  },
): Promise<{ projectId: string; questionId: string }> {
  const { codingType, language, answers, prepared, codebook, by, coded } = input;
  const [projectId, questionId] = [newId(), newId()];
  const name = `One-call coding of ${answers.length} ${answers.length === 1 ? "answer" : "answers"}`;
  await db.insert(projects).values({ organizationId, id: projectId, name, language, codingType, temporary: true });
  const status = coded ? "coded" : "coding";
  await db
    .insert(questions)
    .values({ organizationId, id: questionId, projectId, position: 0, text: name, codingType, status });
  const rows = answers.map((answer, position) => ({
    ...answer,
    position,
    language: prepared[position]?.language ?? null,
    flags: prepared[position]?.flags ?? [],
    coded: coded !== null,
  }));
  await insertResponses(db, { organizationId, questionId }, rows);
  if (countCodes(codebook) > 0) {
    const summary = `${by.change === "import" ? "Imported" : "Generated"} ${countCodes(codebook)} codes.`;
    await changeHeldCodebook(db, { organizationId, questionId }, by, () => ({ codebook, summary }));
  }
  if (coded) {
    const responses = answers.map(({ id }) => ({ id, mentions: coded.mentions.get(id) ?? [] }));
    await storeAssignments(db, { organizationId, engine: coded.engine }, responses);
  }
  return { projectId, questionId };
}
