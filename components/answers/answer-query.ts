import { z } from "zod";
import { ANSWER_FLAGS, CONFIDENCES } from "@/db/schema/terms";
import type { AnswerFilter } from "@/lib/results/list-answers";

const schema = z.object({
  code: z.uuid().optional().catch(undefined),
  flag: z
    .enum([...ANSWER_FLAGS, "uncoded"])
    .optional()
    .catch(undefined),
  confidence: z.enum(CONFIDENCES).optional().catch(undefined),
  after: z.coerce.number().int().min(0).max(2_147_483_647).optional().catch(undefined),
});

/** Which answers are shown, and from where: what the page's address says. */
export type AnswerQuery = AnswerFilter & { after?: number | undefined };

/** Reads the filters from an address; what is no filter is left out. */
export const parseAnswerQuery = (searchParams: unknown): AnswerQuery => schema.parse(searchParams);

/** The address of the same question with other filters, at its answers. */
export function answersHref(path: string, query: AnswerQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return `${path}${search.size > 0 ? `?${search}` : ""}#answers`;
}
