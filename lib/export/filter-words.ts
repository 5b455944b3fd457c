import type { Db } from "@/db/client";
import { MACHINE } from "@/db/schema/answer-codings";
import type { Analysed } from "@/lib/analytics/analysed";
import type { AnalysisFilter } from "@/lib/analytics/answer-filter";
import { listMembers } from "@/lib/organizations/members";
import { listReviewers } from "@/lib/quality/people/list-reviewers";
import { readSegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { NOBODY } from "@/lib/responses/answer-filter";
import { findCategory, findCodes } from "@/lib/responses/find-codes";
import { FLAG_WORDS } from "@/lib/responses/flag-words";
import { reviewerOf } from "@/lib/responses/is-decided-by";
import { rangeOf } from "@/lib/responses/segment-range";

/**
 * The filter in words, such as “any of the codes: Expensive, Value; age from 18 to 34”; empty for a filter without
 * fields. Throws VALIDATION_ERROR for codes that the question does not have.
 */
export const filterWords = async (db: Db, analysed: Analysed, filter: AnalysisFilter): Promise<string> =>
  (await filterParts(db, analysed, filter)).join("; ");

/** The same, field by field. */
export async function filterParts(db: Db, analysed: Analysed, filter: AnalysisFilter): Promise<string[]> {
  const { organizationId, questionId, questionIds } = analysed;
  const scope = { organizationId, questionId };
  const names = await readSegmentNames(db, organizationId, ...questionIds);
  const codeNames = async (words: string, named: readonly string[] = []) => {
    if (named.length === 0) return [];
    const found = await findCodes(
      db,
      scope,
      named.map((name) => ({ path: "filter", name })),
    );
    return [`${words}: ${found.map(([code]) => code?.name).join(", ")}`];
  };
  const category = filter.category === undefined ? undefined : await findCategory(db, scope, filter.category);
  return [
    ...(await codeNames("code", filter.code === undefined ? [] : [filter.code])),
    ...told("category", category?.name),
    ...(await codeNames("any of the codes", filter.anyOf)),
    ...(await codeNames("all of the codes", filter.allOf)),
    ...(await codeNames("none of the codes", filter.noneOf)),
    ...told("sentiment", filter.sentiment),
    ...told("confidence", filter.confidence),
    ...(filter.segments ?? []),
    ...(filter.range ?? []).map((text) => rangeWords(text, (key) => segmentNameOf(names, key))),
    ...told("remark", filter.flag && FLAG_WORDS[filter.flag]),
    ...told("has codes", filter.coded),
    ...told("checked", filter.reviewed),
    ...told("changed by a person", filter.edited),
    ...told("decided by", filter.reviewer && (await reviewerName(db, analysed, filter.reviewer))),
    ...told("assigned to", filter.assignedTo && (await assigneeName(db, organizationId, filter.assignedTo))),
    ...told("text containing", filter.search && `“${filter.search}”`),
  ];
}

const told = (words: string, value: string | boolean | undefined): string[] =>
  value === undefined ? [] : [`${words}: ${typeof value === "boolean" ? yesOrNo(value) : value}`];

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

function rangeWords(text: string, nameOf: (key: string) => string): string {
  const range = rangeOf(text);
  if (!range) return text;
  const { key, min, max } = range;
  return `${nameOf(key)}${min === null ? "" : ` from ${min}`}${max === null ? "" : ` to ${max}`}`;
}

/** The name of one who has decided answers of these questions: nobody else is named, whose id it may be. */
async function reviewerName(db: Db, { organizationId, questionIds }: Analysed, reviewer: string): Promise<string> {
  if (reviewer === MACHINE) return "the machine";
  const lists = await Promise.all(questionIds.map((id) => listReviewers(db, organizationId, id)));
  const wanted = reviewerOf(reviewer);
  return lists.flat().find((one) => one.reviewer === wanted)?.name ?? "somebody who has decided none of these answers";
}

async function assigneeName(db: Db, organizationId: string, assignedTo: string): Promise<string> {
  if (assignedTo === NOBODY) return "nobody";
  const members = await listMembers(db, organizationId);
  return members.find(({ userId }) => userId === assignedTo)?.email ?? "a former member";
}
