import { answerQuery } from "@/lib/api/contract/answer-query";
import type { AnswerFilter } from "@/lib/results/answer-filter";

/** The state in the page's address: which answers are listed, and after which one the list begins. */
export type AnswerQuery = AnswerFilter & { after?: number | undefined; limit?: number | undefined };

/** Reads the filters from the parameters of an address; leaves out what is not a valid filter. */
export function parseAnswerQuery(search: Record<string, unknown>): AnswerQuery {
  const fields = Object.entries(answerQuery.shape).map(([name, field]) => [name, field.safeParse(search[name]).data]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The filters as the query of an address, without the question mark. */
export function answerSearch(query: AnswerQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    entries.flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
  ).toString();
}

/** The segments of a filter; no field where there are none. */
export const within = (segments: readonly string[]): Pick<AnswerFilter, "segment"> =>
  segments.length > 0 ? { segment: [...segments] } : {};

/** The address of the answers page of the question at `path`, filtered. */
export function answersHref(path: string, filter: AnswerFilter): string {
  const search = answerSearch(filter);
  return `${path}/answers${search ? `?${search}` : ""}`;
}
