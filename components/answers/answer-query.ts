import { z } from "zod";
import { ANSWER_FLAGS, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";
import { ANSWER_VIEWS, type AnswerFilter } from "@/lib/results/list-answers";

const schema = z.object({
  view: z.enum(ANSWER_VIEWS).optional().catch(undefined),
  code: z.uuid().optional().catch(undefined),
  flag: z.enum(ANSWER_FLAGS).optional().catch(undefined),
  confidence: z.enum(CONFIDENCES).optional().catch(undefined),
  sentiment: z.enum(SENTIMENTS).optional().catch(undefined),
  segment: z
    .string()
    .max(1300)
    .regex(/^[^=\0]+=[^\0]*$/)
    .optional()
    .catch(undefined),
  search: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]+$/)
    .optional()
    .catch(undefined),
  limit: z.coerce.number().int().min(0).max(200).optional().catch(undefined),
  after: z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined),
});

/** What the address of the page says: which answers are listed, and after which one the list begins. */
export type AnswerQuery = AnswerFilter & { after?: number | undefined; limit?: number | undefined };

/** Reads the filters from the parameters of an address; leaves out what is not a valid filter. */
export const parseAnswerQuery = (search: unknown): AnswerQuery => schema.parse(search);

/** The filters as the query of an address, without the question mark. */
export function answerSearch(query: AnswerQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** The address of the answers page of the question at `path`, filtered. */
export function answersHref(path: string, filter: AnswerFilter): string {
  const search = answerSearch(filter);
  return `${path}/answers${search ? `?${search}` : ""}`;
}
