import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { inParts } from "@/lib/data/parts";
import { hashOfText, type KeptMention } from "@/lib/export/answer-key";
import type { QuestionScope } from "@/lib/questions/find-question";
import { readMentions } from "@/lib/responses/read-mentions";
import { type Edit, haveSameCodes } from "./edit";

/** An edit, and the answer's present state. */
export type ComparedEdit = Edit & {
  id: string;
  text: string;
  current: { mentions: KeptMention[]; reviewed: boolean };
  hasNewText: boolean;
};

export type ComparedEdits = {
  /** Edited answers that have not changed since the export. */
  changes: ComparedEdit[];
  /** Answers whose codes, sentiments, review state or text have changed since the export. */
  conflicts: ComparedEdit[];
  /** The number of answers that already have the codes in the file. */
  alreadySo: number;
  /** Rows of answers that this question does not have: answers of another wave, or deleted ones. */
  unknown: Edit[];
};

const AT_ONCE = 1_000;

/** Compares a file's edits with the present answers, in the order of the file. */
export async function compareEdits(db: Db, scope: QuestionScope, edits: readonly Edit[]): Promise<ComparedEdits> {
  const compared: ComparedEdits = { changes: [], conflicts: [], alreadySo: 0, unknown: [] };
  for (const part of inParts(edits, AT_ONCE)) {
    const answers = await readAnswers(db, scope, part);
    for (const edit of part) {
      const answer = answers.get(edit.responseId);
      if (!answer) {
        compared.unknown.push(edit);
        continue;
      }
      const one = { ...edit, ...answer, hasNewText: hashOfText(answer.text) !== edit.textHash };
      if (one.hasNewText) compared.conflicts.push(one);
      else if (isAlreadySo(one)) compared.alreadySo++;
      else if (hasChanged(one)) compared.conflicts.push(one);
      else compared.changes.push(one);
    }
  }
  return compared;
}

const isAlreadySo = ({ codes, reviewed, current }: ComparedEdit): boolean =>
  (codes === null || (haveSameCodes(codes, current.mentions) && haveSameSentiments(codes, current.mentions))) &&
  (reviewed === null || reviewed === current.reviewed);

const hasChanged = ({ exported, current }: ComparedEdit): boolean =>
  !haveSameCodes(exported.mentions, current.mentions) ||
  !haveSameSentiments(exported.mentions, current.mentions) ||
  exported.reviewed !== current.reviewed;

/** A sentiment is null if it was not edited. */
function haveSameSentiments(given: Edit["codes"] & {}, mentions: readonly KeptMention[]): boolean {
  const sentiments = new Map(mentions.map(({ number, sentiment }) => [number, sentiment]));
  return given.every(({ number, sentiment }) => sentiment === null || sentiment === sentiments.get(number));
}

async function readAnswers(db: Db, { organizationId, questionId }: QuestionScope, edits: readonly Edit[]) {
  const ids = edits.map(({ responseId }) => responseId);
  const found = await db
    .select({ responseId: responses.id, id: responses.externalId, text: responses.text, reviewed: responses.reviewed })
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
    found.map(({ reviewed, ...answer }) => {
      const own = mentions.get(answer.responseId) ?? [];
      const current = own.map(({ code, sentiment }) => ({ number: code.number, sentiment }));
      return [answer.responseId, { ...answer, current: { mentions: current, reviewed } }];
    }),
  );
}
