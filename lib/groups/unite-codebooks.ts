import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { codes } from "@/db/schema/codebook";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { freeNumbers, numbersOf } from "@/lib/codebook/code-numbers";
import type { Codebook } from "@/lib/codebook/codebook";
import { parentShown } from "@/lib/codebook/nets";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { inWave } from "@/lib/codebook/shared-codebook";

type Question = typeof questions.$inferSelect;

/**
 * Gives all these questions one codebook: codes are united by category and name, and a code gets its number in the
 * first question that has it. The questions must be locked, and must not be in a group yet.
 */
export async function uniteCodebooks(tx: Db, caller: Caller, members: readonly Question[]): Promise<void> {
  const { organizationId } = caller;
  const owned: Codebook[] = [];
  for (const { id } of members) owned.push(await readCodebook(tx, { organizationId, questionId: id }));
  const used = new Set(members.flatMap(({ usedCodeNumbers }) => usedCodeNumbers));
  const nextNumber = freeNumbers(used);
  const shared = unite(owned, nextNumber);
  for (const [index, member] of members.entries()) {
    await renumber(tx, member, owned[index] ?? [], shared, nextNumber);
    const scope = { organizationId, questionId: member.id };
    const by = { change: "import", actor: credentialOf(caller) } as const;
    await changeCodebookInTransaction(tx, scope, by, (_, own) => ({
      codebook: inWave(shared, shared, own),
      summary: "Now shares the codebook of its tracker.",
    }));
  }
  const ids = members.map(({ id }) => id);
  await tx
    .update(questions)
    .set({ usedCodeNumbers: [...used] })
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, ids)));
}

/** The union of the codebooks, in the order of the first one. Codes that the others add follow it, with new numbers. */
function unite(owned: readonly Codebook[], nextNumber: () => number): Codebook {
  const [lead = [], ...others] = owned;
  const shared = lead.map((category) => ({ ...category, codes: [...category.codes] }));
  for (const other of others) {
    const shownParent = parentShown(other);
    for (const category of other) {
      let same = shared.find(({ name }) => name === category.name);
      if (!same) {
        const parent = shared.find(({ name }) => name === shownParent(category).parent_category);
        same = { ...category, parentId: parent?.id, codes: [] };
        shared.push(same);
      }
      for (const code of category.codes) {
        if (!same.codes.some(({ name }) => name === code.name)) same.codes.push({ ...code, codeNumber: nextNumber() });
      }
    }
  }
  return shared;
}

/**
 * Gives the codes of a question the numbers of the shared codebook, also in earlier versions. A deleted code loses its
 * number if the shared codebook uses it.
 */
async function renumber(
  tx: Db,
  question: Question,
  own: Codebook,
  shared: Codebook,
  nextNumber: () => number,
): Promise<void> {
  const { organizationId, id: questionId } = question;
  const numbers = new Map<string, number>();
  for (const { name, codes: members } of own) {
    const same = shared.find((category) => category.name === name)?.codes ?? [];
    for (const { id, name: codeName } of members) {
      numbers.set(id, same.find((code) => code.name === codeName)?.codeNumber ?? 0);
    }
  }
  const taken = new Set(numbersOf(shared));
  const ofQuestion = and(
    eq(codebookVersions.organizationId, organizationId),
    eq(codebookVersions.questionId, questionId),
  );
  for (const { number, codebook } of await tx.select().from(codebookVersions).where(ofQuestion)) {
    for (const code of codebook.flatMap((category) => category.codes)) {
      if (!numbers.has(code.id)) numbers.set(code.id, taken.has(code.codeNumber) ? nextNumber() : code.codeNumber);
      code.codeNumber = numbers.get(code.id) ?? code.codeNumber;
    }
    await tx
      .update(codebookVersions)
      .set({ codebook })
      .where(and(ofQuestion, eq(codebookVersions.number, number)));
  }
  const isOwn = and(eq(codes.organizationId, organizationId), eq(codes.questionId, questionId));
  await tx
    .update(codes)
    .set({ codeNumber: sql`-${codes.codeNumber}` })
    .where(isOwn);
  for (const code of own.flatMap((category) => category.codes)) {
    await tx
      .update(codes)
      .set({ codeNumber: numbers.get(code.id) ?? code.codeNumber })
      .where(and(isOwn, eq(codes.id, code.id)));
  }
}
