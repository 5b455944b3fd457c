import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { hashOfText } from "@/lib/export/answer-key";
import type { QuestionScope } from "@/lib/questions/find-question";
import { readMentions } from "@/lib/responses/read-mentions";
import type { Edit } from "./read-edits";
import { isSameSet } from "./row-codes";

/** An edit beside the answer as it stands now. */
export type ComparedEdit = Edit & { id: string; text: string; current: number[]; hasNewText: boolean };

export type ComparedEdits = {
  /** Answers that stand as they were exported. */
  changes: ComparedEdit[];
  /** Answers whose codes or text have changed since the export. */
  conflicts: ComparedEdit[];
  /** Answers that have the edited codes already. */
  alreadySo: number;
  /** Rows of answers that are not of this question: of another wave, or deleted since. */
  unknown: Edit[];
};

const AT_ONCE = 1_000;

/** Compares the edits of a file with the answers as they stand, in the order of the file. */
export async function compareEdits(db: Db, scope: QuestionScope, edits: readonly Edit[]): Promise<ComparedEdits> {
  const compared: ComparedEdits = { changes: [], conflicts: [], alreadySo: 0, unknown: [] };
  for (let from = 0; from < edits.length; from += AT_ONCE) {
    const part = edits.slice(from, from + AT_ONCE);
    const answers = await readAnswers(db, scope, part);
    for (const edit of part) {
      const answer = answers.get(edit.responseId);
      if (!answer) {
        compared.unknown.push(edit);
        continue;
      }
      const one = { ...edit, ...answer, hasNewText: hashOfText(answer.text) !== edit.textHash };
      if (isSameSet(edit.edited, one.current) && !one.hasNewText) compared.alreadySo++;
      else if (one.hasNewText || !isSameSet(edit.exported, one.current)) compared.conflicts.push(one);
      else compared.changes.push(one);
    }
  }
  return compared;
}

async function readAnswers(db: Db, { organizationId, questionId }: QuestionScope, edits: readonly Edit[]) {
  const ids = edits.map(({ responseId }) => responseId);
  const found = await db
    .select({ responseId: responses.id, id: responses.externalId, text: responses.text })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        isOneOf(responses.id, ids),
      ),
    );
  const mentions = await readMentions(db, organizationId, ids);
  return new Map(
    found.map((answer) => {
      const current = (mentions.get(answer.responseId) ?? []).map(({ code }) => code.number);
      return [answer.responseId, { ...answer, current }];
    }),
  );
}
