import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import type { QuotesRequest } from "@/lib/analytics/quotes/pick-quotes";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { filter, namesSubject, SUBJECT_MISSING, segmentKey, shared, subject } from "./analytics-shapes";
import { operation } from "./operation";
import { id, name, sentiment } from "./values";

const body = z
  .strictObject({
    ...subject,
    per_code: z
      .int()
      .min(1)
      .max(10)
      .default(3)
      .meta({ description: "Quotes of each code; with `segment_key`, of each value" }),
    segment_key: segmentKey
      .optional()
      .meta({ description: "Quotes for each value of this segment, at most the 12 largest" }),
    code_name: name(500)
      .optional()
      .meta({ description: "Only this code, or the codes of this category; by name or id" }),
    filter: filter.optional(),
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The request, in the form that domain functions take. */
export const quotesRequest = (given: z.output<typeof body>): QuotesRequest => ({
  each: given.per_code,
  segmentKey: given.segment_key,
  codeName: given.code_name,
  filter: analysisFilter(given.filter),
});

export const pickQuotes = operation({
  ...shared,
  id: "pickQuotes",
  path: "/v2/analytics/quotes",
  summary: "Pick quotes for a report",
  description:
    "For each code, answers that are typical of it, short, about little else, and different from each other; each answer is quoted once. Personal data is replaced by marks such as [name]. The same answers give the same quotes. As an Excel workbook if the client asks for one.",
  body,
  replies: {
    200: {
      description: "The codes in the codebook's order, with their quotes",
      data: z.array(
        z
          .object({
            code_id: id,
            code_name: z.string(),
            category: z.string(),
            sentiment,
            quotes: z.array(
              z.object({
                response_id: id,
                text: z.string().meta({ example: "The staff found us a quieter room at once" }),
                translation: z.string().nullable().meta({ example: null }),
                language: z.string().nullable().meta({ example: "en" }),
                segment_value: z.string().nullable(),
              }),
            ),
          })
          .meta({ id: "QuotedCode" }),
      ),
    },
  },
  file: { description: `With \`Accept: ${WORKBOOK_TYPE}\`: as an Excel workbook`, mediaTypes: [WORKBOOK_TYPE] },
  errors: ["NOT_FOUND", "NO_DATA"],
});
