import { z } from "zod";
import { LONGEST_RULE } from "@/lib/codebook/codebook";
import { wrongWordRule } from "@/lib/language/word-rule";

/** Words that always give a code, in a request. */
export const wordRule = z
  .string()
  .trim()
  .max(LONGEST_RULE)
  .superRefine((given, context) => {
    const message = wrongWordRule(given);
    if (message) context.addIssue({ code: "custom", message });
  })
  .meta({
    description:
      "Words and phrases, separated by commas or lines: an answer that says one of them always gets the code, whatever the engine finds. `*` stands for any ending; case and accents make no difference. Up to 100 of up to 100 characters, and 1,000 in a codebook",
    example: "parkhaus, park*",
  });
