import { z } from "zod";
import { CONFIDENCES, type CodingType, SENTIMENTS } from "@/db/schema/terms";
import { LONGEST_ENUMERATION } from "./parameters";

/**
 * The schema of a reply that codes answers. It does not depend on the number of answers in the prompt, because
 * providers cache it together with the beginning of the prompt.
 */
export function codingSchema(codes: number, codingType: CodingType) {
  const mention = z.object({
    evidence: z.string().nullable(),
    code: numberUpTo(codes),
    confidence: z.enum(CONFIDENCES),
    ...(codingType === "qualitative_topics" ? {} : { sentiment: z.enum(SENTIMENTS) }),
  });
  return z.object({ answers: z.array(z.object({ answer: z.number(), codes: z.array(mention) })) });
}

/** The schema of a reply that proposes a codebook or merges several. */
export function codebookSchema(codingType: CodingType, options: { includeOther: boolean }) {
  const code = z.object({
    name: z.string(),
    definition: z.string(),
    ...(codingType === "qualitative" ? { sentiment: z.enum(SENTIMENTS) } : {}),
    support: z.array(z.number()),
    count: z.number(),
  });
  return z.object({
    categories: z.array(z.object({ name: z.string(), codes: z.array(code) })),
    ...(options.includeOther ? { other: z.object({ name: z.string(), definition: z.string() }) } : {}),
  });
}

/**
 * A model's reply that codes answers: an object with the list `answers`, or only the list, as some models send it. The
 * entries of the list are parsed one by one, so that a malformed entry does not spoil the others.
 */
export const codingEnvelope = z.union([
  z.object({ answers: z.array(z.unknown()) }).transform(({ answers }) => answers),
  z.array(z.unknown()),
]);
export const codedAnswer = z.object({ answer: z.coerce.number().int(), codes: z.array(z.unknown()) });
export const codedMention = z.object({
  code: z.coerce.number().int(),
  evidence: z.string().nullable().catch(null),
  confidence: z.enum(CONFIDENCES).catch("low"),
  sentiment: z.enum(SENTIMENTS).catch("Neutral"),
});

const draftCode = z.object({
  name: z.string().trim().min(1).max(200),
  definition: z.string().trim().max(2_000).catch(""),
  sentiment: z.enum(SENTIMENTS).catch("Neutral"),
  support: z.array(z.coerce.number().int()).catch([]),
  count: z.coerce.number().nonnegative().catch(0),
});
const readable = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const parsed = schema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** Reads a proposed codebook; malformed categories and codes are left out. */
export const proposedCodebook = z.object({
  categories: readable(z.object({ name: z.string().trim().min(1).max(200), codes: readable(draftCode) })),
  other: draftCode.pick({ name: true, definition: true }).nullable().catch(null),
});
export type ProposedCodebook = z.output<typeof proposedCodebook>;
export type ProposedCode = ProposedCodebook["categories"][number]["codes"][number];

function numberUpTo(max: number) {
  if (max > LONGEST_ENUMERATION) return z.number();
  return z.literal(Array.from({ length: max }, (_, index) => index + 1));
}
