import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { byKey, inEvenParts } from "@/lib/data/parts";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import type { AnswerLine, AnswerMention } from "@/lib/responses/list-answers";
import type { Division } from "@/lib/review/parameters";
import type { QuestionIds } from "../questions/question-ids";
import { api, pages } from "../workbench/api";
import type { Decision } from "./decision";

/** The key of all lists of answers, whatever their filter. */
export const allAnswers = (questionId: string) => ["questions", questionId, "answers"] as const;

/** How many answers the pages after the first one hold. */
const LATER_PAGE = 200;

/** The answers that pass a filter, page by page. */
export const answersQuery = (questionId: string, filter: AnswerFilter) =>
  infiniteQueryOptions({
    queryKey: [...allAnswers(questionId), filter],
    queryFn: ({ pageParam, signal }) =>
      pages.answers(
        questionId,
        { ...filter, after: pageParam, ...(pageParam !== undefined && { limit: LATER_PAGE }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** How many answers break a rule of the question. */
export const brokenQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "counts", "broken"],
    queryFn: ({ signal }) => pages.answers(questionId, { view: "broken", limit: 0 }, { signal }),
    select: ({ total }) => total,
  });

/** The segments by which the answers can be filtered. */
export const segmentsQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "segments"],
    queryFn: ({ signal }) => pages.segments(questionId, { signal }),
  });

/** The cost of translating these answers, or all of the question. */
export const translationEstimateQuery = (ids: QuestionIds, chosen?: readonly string[]) =>
  queryOptions({
    queryKey: ["questions", ids.questionId, "translation", chosen ?? null],
    queryFn: ({ signal }) => api.translations.estimate(ids, wantedTranslations(chosen), { signal }),
    staleTime: 0,
    retry: false,
  });

export const translateAnswers = (ids: QuestionIds, chosen?: readonly string[]) =>
  api.translations.start(ids, wantedTranslations(chosen));

const wantedTranslations = (chosen?: readonly string[]) => (chosen ? { response_ids: [...chosen] } : {});

/** Who has decided about answers. */
export const reviewersQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "reviewers"],
    queryFn: ({ signal }) => pages.reviewers(questionId, { signal }),
    staleTime: 60_000,
  });

/** To whom answers can be assigned. */
export const peopleQuery = (questionId: string) =>
  queryOptions({
    queryKey: ["questions", questionId, "people"],
    queryFn: ({ signal }) => pages.people(questionId, { signal }),
    staleTime: 60_000,
  });

/** Divides answers among people, in their order, or assigns them to nobody. */
export const assignAnswers = (
  ids: QuestionIds,
  answers: readonly AnswerLine[],
  people: readonly string[],
  division: Division,
) => api.responses.assign(ids, { ids: answers.map(({ id }) => id), people: [...people], division });

/** Assigns answers to those to whom they were assigned when they were read. */
export async function assignBack(ids: QuestionIds, answers: readonly AnswerLine[]): Promise<void> {
  for (const [coderId, theirs] of byKey(answers, (answer) => answer.coderId)) {
    await assignAnswers(ids, theirs, coderId === undefined ? [] : [coderId], "consecutive");
  }
}

/** The most answers that one request decides. */
const MAX_AT_ONCE = 500;

/** Decisions by the ids of their answers, and the previous values. */
export type Change = { now: ReadonlyMap<string, Decision>; before: ReadonlyMap<string, Decision> };

/**
 * Sets the codes of answers by hand, and whether they are reviewed. An answer that is only reviewed keeps its codes and
 * their source. One that was edited before is stored with its codes and without the review, so that it counts as edited
 * again. `onStored` gets the number of the change in the answers' history as soon as a part of it is stored, and not at
 * all if nothing changes.
 */
export async function updateAnswers(
  ids: QuestionIds,
  { now, before }: Change,
  onStored: (change: number) => void,
): Promise<void> {
  const responses = [...now].map(([response_id, { mentions, reviewed, edited }]) => {
    const had = before.get(response_id)?.mentions;
    const keepsCodes = had === mentions && !edited;
    return { response_id, reviewed, ...(!keepsCodes && { codes: mentions.map((mention) => choiceOf(mention, had)) }) };
  });
  let change: number | null = null;
  for (const part of inEvenParts(responses, MAX_AT_ONCE)) {
    const body: Parameters<typeof api.responses.updateMany>[1] = {
      responses: [...part],
      ...(change !== null && { continues: change }),
    };
    const { meta } = await api.responses.updateMany(ids, body).reply();
    if (change !== null || meta.change === null) continue;
    change = meta.change;
    onStored(change);
  }
}

/** The key of what was changed in the answers of a question. */
export const allChanges = (questionId: string) => ["questions", questionId, "changes"] as const;

/** What people changed in the answers, newest first. */
export const changesQuery = (ids: QuestionIds) =>
  infiniteQueryOptions({
    queryKey: allChanges(ids.questionId),
    queryFn: ({ pageParam, signal }) =>
      api.responses.changes(ids, { limit: 30, ...(pageParam && { cursor: pageParam }) }, { signal }).reply(),
    initialPageParam: "",
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

/** Takes back a change of answers, and nothing that was done since. */
export const undoChange = (ids: QuestionIds, change: number) => api.responses.undoChange({ ...ids, change });

/** Takes back what a version of the codebook changed. */
export const revertVersion = (ids: QuestionIds, version: number) => api.codebook.versions.revert({ ...ids, version });

/** The evidence to send: only if it changes, or if the answer did not have the code before. */
function choiceOf({ codeId, sentiment, evidence, evidenceStart }: AnswerMention, had: readonly AnswerMention[] = []) {
  const last = had.find((mention) => mention.codeId === codeId);
  const isSame = (last?.evidence ?? null) === evidence && (last?.evidenceStart ?? null) === (evidenceStart ?? null);
  return {
    code_id: codeId,
    sentiment,
    ...(!isSame && { evidence, ...(evidenceStart != null && { evidence_start: evidenceStart }) }),
  };
}
