import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { pageOf } from "@/lib/data/page";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { showResponses } from "@/lib/responses/read-coded";
import { readCoderNames } from "./coder-names";
import { type DoubleCoded, isDisagreement, readDoubleCoded } from "./read-double-coded";

export const DISAGREEMENT_STATES = ["open", "resolved"] as const;
export type DisagreementState = (typeof DISAGREEMENT_STATES)[number];

/**
 * A page of the answers that several people coded differently, in order of arrival, with the codes of each person; the
 * cursor is a position. Throws NOT_FOUND.
 */
export async function listDisagreements(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  {
    status,
    limit,
    cursor = -1,
  }: { status?: DisagreementState | undefined; limit: number; cursor?: number | undefined },
) {
  await requireQuestion(db, caller, path);
  const codebook = await readCodebook(db, scopeOf(caller, path));
  const found = (await readDoubleCoded(db, scopeOf(caller, path), codebook)).filter(
    (answer) =>
      answer.position > cursor && isDisagreement(answer) && (status === undefined || statusOf(answer) === status),
  );
  const { items, nextCursor } = pageOf(found, limit, ({ position }) => String(position));
  return { items: await showDisagreements(db, caller, path, { codebook, answers: items }), nextCursor };
}

export type Disagreement = Awaited<ReturnType<typeof showDisagreements>>[number];

/** These answers as the API shows them, each with the codes of each person. */
export async function showDisagreements(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { codebook, answers }: { codebook: Codebook; answers: readonly DoubleCoded[] },
) {
  const shown = await showResponses(
    db,
    caller,
    path,
    answers.map(({ id }) => id),
  );
  const coders = answers.flatMap(({ codings, resolution }) => [
    ...codings.map(({ coder }) => coder),
    ...(resolution ? [resolution.resolver] : []),
  ]);
  const nameOf = await readCoderNames(db, caller.organizationId, [...new Set(coders)]);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const codes = new Map(
    codebook.flatMap(({ name: category, codes }) => codes.map((code) => [code.id, { ...code, category }] as const)),
  );
  return shown.flatMap((answer) => {
    const coded = byId.get(answer.response_id);
    if (!coded) return [];
    const { codings, resolution } = coded;
    return {
      ...answer,
      status: statusOf(coded),
      codings: codings.map(({ coder, codes: given, codedAt }) => ({
        coder,
        name: nameOf(coder),
        coded_at: codedAt,
        codes: given.flatMap(({ codeId, sentiment }) => {
          const code = codes.get(codeId);
          if (!code) return [];
          const { id, name, codeNumber, category } = code;
          return { code_id: id, code_number: codeNumber, name, category, mention_sentiment: sentiment };
        }),
      })),
      resolved_by: resolution && nameOf(resolution.resolver),
      resolved_at: resolution?.at ?? null,
    };
  });
}

const statusOf = ({ resolution }: DoubleCoded): DisagreementState => (resolution ? "resolved" : "open");
