import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, type CodedAs, MACHINE } from "@/db/schema/answer-codings";
import { responses } from "@/db/schema/responses";
import { reviewResolutions } from "@/db/schema/review";
import type { Codebook } from "@/lib/codebook/codebook";
import type { QuestionScope } from "@/lib/questions/find-question";
import { AGREEMENT } from "../parameters";
import { countedCodes } from "../read-sample";

/** The codes that one person gave an answer. */
export type Coding = { coder: string; codes: CodedAs[]; codedAt: Date };

/** An answer that several people coded, with their codings in the order in which they were made. */
export type DoubleCoded = {
  id: string;
  position: number;
  codings: Coding[];
  /** The person who resolved the disagreement, and the time. */
  resolution: { resolver: string; at: Date } | null;
};

/** The answers that several people coded, in order of arrival; with `ids`, only those. */
export async function readDoubleCoded(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  codebook: Codebook,
  ids?: readonly string[],
): Promise<DoubleCoded[]> {
  const known = new Set(codebook.flatMap(({ codes }) => codes.map(({ id }) => id)));
  const isAsked: SQL = ids ? sql`r.id = any(${`{${ids.join(",")}}`}::uuid[])` : sql`true`;
  const rows = await db.execute<Row>(sql`
    select r.id, r.position,
      jsonb_agg(jsonb_build_object('coder', k.coder, 'codes', k.codes, 'at', k.created_at)
        order by k.created_at, k.coder) as codings,
      case when s.created_at >= max(k.created_at) then s.resolver end as resolver, s.created_at as "resolvedAt"
    from ${answerCodings} k
    join ${responses} r on r.organization_id = k.organization_id and r.id = k.response_id
    left join ${reviewResolutions} s on s.organization_id = k.organization_id and s.response_id = k.response_id
    where k.organization_id = ${organizationId} and k.question_id = ${questionId} and k.coder <> ${MACHINE}
      and ${isAsked}
    group by r.organization_id, r.id, s.resolver, s.created_at having count(*) > 1
    order by r.position limit ${AGREEMENT.mostTwice}`);
  return rows.map(({ id, position, codings, resolver, resolvedAt }) => ({
    id,
    position,
    codings: codings.map(({ coder, codes, at }) => ({
      coder,
      codes: onceEach(countedCodes(codes, known)),
      codedAt: new Date(at),
    })),
    resolution: resolver !== null && resolvedAt !== null ? { resolver, at: new Date(resolvedAt) } : null,
  }));
}

/** Whether people gave it different codes. Sentiments are not compared. */
export const isDisagreement = ({ codings }: DoubleCoded): boolean =>
  new Set(
    codings.map(({ codes }) =>
      codes
        .map(({ codeId }) => codeId)
        .toSorted()
        .join(),
    ),
  ).size > 1;

type Row = {
  id: string;
  position: number;
  codings: { coder: string; codes: CodedAs[]; at: string }[];
  resolver: string | null;
  resolvedAt: string | null;
};

/** Removes repeated codes: if two codes of a person were merged, the remaining one occurs twice. */
const onceEach = (codes: readonly CodedAs[]): CodedAs[] => [
  ...new Map(codes.map((code) => [code.codeId, code])).values(),
];
