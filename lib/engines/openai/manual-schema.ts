import { z } from "zod";
import type { CodeRules } from "@/db/schema/coding-manuals";
import { findEvidence } from "@/lib/language/evidence";
import type { EngineAnswer } from "../engine";
import type { Frame } from "./frame";
import { LONGEST_QUOTE, LONGEST_RULE, QUOTES_PER_CODE } from "./parameters";

const entry = z.object({
  code: z.number(),
  include: z.string(),
  exclude: z.string(),
  borderline: z.string(),
  quotes: z.array(z.object({ answer: z.number(), quote: z.string() })),
});

/** The schema of a reply that holds a coding manual. */
export const manualSchema = z.object({ codes: z.array(entry) });

const rule = z
  .string()
  .transform((text) => text.trim().slice(0, LONGEST_RULE))
  .catch("");
const readable = z.object({
  codes: z.array(
    z
      .object({
        code: z.coerce.number().int(),
        include: rule,
        exclude: rule,
        borderline: rule,
        quotes: z
          .array(z.object({ answer: z.coerce.number().int(), quote: z.string() }).nullable().catch(null))
          .catch([]),
      })
      .nullable()
      .catch(null),
  ),
});

/**
 * Reads the rules of each code; only the first entry of a code counts. Leaves out quotes that are not in their answers.
 */
export function readRules(json: unknown, frame: Frame, answers: readonly EngineAnswer[]): CodeRules[] {
  const rules = new Map<string, CodeRules>();
  for (const each of readable.safeParse(json).data?.codes ?? []) {
    const code = each && frame.code(each.code);
    if (!code || rules.has(code.id) || !each.include) continue;
    const quotes = each.quotes.flatMap((cited) => {
      const text = cited && answers[cited.answer - 1]?.text;
      return (text && findEvidence(text, cited.quote)?.slice(0, LONGEST_QUOTE)) || [];
    });
    const { include, exclude, borderline } = each;
    rules.set(code.id, {
      codeId: code.id,
      include,
      exclude,
      borderline,
      quotes: [...new Set(quotes)].slice(0, QUOTES_PER_CODE),
    });
  }
  return [...rules.values()];
}
