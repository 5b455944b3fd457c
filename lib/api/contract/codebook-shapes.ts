import { z } from "zod";
import { NOT_CODED_REASONS } from "@/db/schema/terms";
import { type CodebookDraft, LARGEST_CODEBOOK, LONGEST_RULE, sizeOf } from "@/lib/codebook/codebook";
import { wrongNet } from "@/lib/codebook/nets";
import type { NamedGuidance } from "@/lib/engines/engine";
import { frameChoice } from "./frames";
import { confidence, count, id, name, sentiment } from "./values";
import { wordRule } from "./word-rule";

/** What coding changes about each code, or would change. */
export const codeChanges = z
  .array(
    z.object({
      code_id: id,
      code_number: count,
      name: z.string(),
      category: z.string(),
      before: count.meta({ description: "Answers with the code before" }),
      after: count,
      moved_in: count.meta({ description: "Answers that got the code" }),
      moved_out: count.meta({ description: "Answers that lost the code" }),
      reviewed: count.meta({ description: "Answers to which a person gave the code" }),
      flagged: z.boolean().meta({
        description:
          "The code more than doubled or halved although no person gave it to any answer: look at its answers",
      }),
    }),
  )
  .meta({ id: "CodeChanges" });

/** The shapes of answers as callers send them, and of codebooks as callers send and get them. */

const verbatim = z
  .string()
  .max(100_000)
  .meta({ description: "The answer, as it was given", example: "Friendly staff, but the room was cold." });

const externalId = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: "The caller's own respondent or response identifier", example: "r-1001" });

/** A list of 1 to `max` answers. */
export const responseInputs = (max: number) =>
  z
    .array(z.strictObject({ id: externalId, text: verbatim }))
    .min(1)
    .max(max);

const segmentValue = z.union([z.string().max(1_000), z.number()]);

export const segments = z
  .record(z.string().trim().min(1).max(200), segmentValue)
  .meta({ description: "Demographics of the respondent", example: { age_group: "25-34", nights: 2 } });

const MAX_SEGMENTS = 500;

/** Segments to set; those that are null are removed. At most 500, which is also the most segment columns of a file. */
export const segmentChanges = z
  .record(z.string().trim().min(1).max(200), segmentValue.nullable())
  .refine((given) => Object.keys(given).length <= MAX_SEGMENTS, {
    message: `must hold at most ${MAX_SEGMENTS} segments`,
  });

/** Like `responseInputs`, with the segments and the weight of each answer. */
export const responseInputsWithSegments = (max: number) =>
  z
    .array(
      z.strictObject({
        id: externalId,
        text: verbatim,
        segments: segmentChanges.optional().meta({
          description: "Demographics of the respondent; null removes the segment from an answer with this id",
          example: { age_group: "25-34", nights: 2 },
        }),
        weight: z.number().min(0).max(1e12).nullable().optional().meta({
          description:
            "How many people the respondent stands for, kept as the segment `weight_key` of the question, or `weight`, which then becomes its `weight_key`; null removes it",
          example: 1.25,
        }),
      }),
    )
    .min(1)
    .max(max);

export const codeDefinition = z
  .string()
  .max(10_000)
  .meta({ description: "Guides the coding: what is in, what is out, examples" });

/** The number of a code in a request. */
export const codeNumber = z
  .int()
  .min(1)
  .max(999_999_999)
  .meta({ description: "A number that no code of the question has ever had", example: 97 });

/** The rules of a code in a request: what it counts and what it does not count. */
export const countRules = {
  include: z.string().trim().max(LONGEST_RULE).optional().meta({
    description: "The cases that the code counts, in the words of the answers",
    example: "waiting at the desk, slow check-in",
  }),
  exclude: z.string().trim().max(LONGEST_RULE).optional().meta({
    description: "The cases that the code does not count. The local engine does not read it",
    example: "waiting for food",
  }),
  always: wordRule.optional(),
  exclusive: z.boolean().optional().meta({
    description: "The code stands alone: an answer that has it has no other code, as with “Don't know”",
    example: false,
  }),
};

const codeInput = z.strictObject({
  name: name(500),
  definition: codeDefinition.optional(),
  ...countRules,
  sentiment: sentiment.default("Neutral"),
});

const seedCode = codeInput.omit({ include: true, exclude: true, always: true, exclusive: true }).extend({
  category: name(500).optional().meta({ description: "Left out, the code stands among the themes" }),
});

/** Seeds and subjects to avoid, which guide the generation of a codebook. */
export const guidanceInput = {
  seed_codes: z
    .array(z.union([name(500).transform((of) => seedCode.parse({ name: of })), seedCode]))
    .max(200)
    .superRefine(refuseRepeatedNames("seed code", "request"))
    .optional()
    .meta({
      description:
        "Codes to start from, by name or in full: the codebook contains them, and codes that they lack are added",
      example: ["Parking", { name: "Loud rooms", sentiment: "Negative", category: "Room" }],
    }),
  avoid: z
    .array(name(200))
    .max(100)
    .optional()
    .meta({ description: "Subjects after which no generated code may be named", example: ["Holiday"] }),
  frame: frameChoice.optional(),
  requests: z.boolean().optional().meta({
    description:
      "For questions such as “What could we improve?”: codes are wishes (“Shorter waits”), with a Neutral sentiment. No effect on `entity`. The question keeps it for later drafts and new codes",
  }),
};

type GuidanceInput = {
  seed_codes?: z.output<typeof seedCode>[] | undefined;
  avoid?: string[] | undefined;
  frame?: string | undefined;
};

/** The guidance, in the form that domain functions take; the frame is still the one that the request names. */
export const guidanceOf = ({ seed_codes = [], avoid = [], frame = "auto" }: GuidanceInput): NamedGuidance => ({
  seeds: seed_codes.map(({ name: of, definition = null, sentiment: feeling, category = null }) => ({
    ...{ name: of, definition, sentiment: feeling, category },
  })),
  avoid,
  frame,
});

/** In requests: the category in which a category stands. */
export const parentCategory = name(500).nullable().optional().meta({
  description: "The name of another category in the request, in which this one stands as a net within a net",
});

/** In replies. */
export const parentShown = z
  .string()
  .optional()
  .meta({ description: "The name of the category in which it stands; left out for an outermost one" });

const categoryInput = z.strictObject({
  name: name(500),
  parent_category: parentCategory,
  codes: z.array(codeInput).max(LARGEST_CODEBOOK.codes).superRefine(refuseRepeatedNames("code", "category")),
});

export const codebookInput = z
  .strictObject({
    categories: z
      .array(categoryInput)
      .min(1)
      .max(LARGEST_CODEBOOK.categories)
      .superRefine(refuseRepeatedNames("category", "codebook"))
      .superRefine(refuseTooLarge)
      .superRefine(refuseWrongNets)
      .refine((categories) => categories.length === 0 || categories.some(({ codes }) => codes.length > 0), {
        message: "must hold at least one code",
      }),
  })
  .meta({ id: "CodebookInput" });

/** The codebook, in the form that domain functions take. */
export const codebookDraft = ({ categories }: z.output<typeof codebookInput>): CodebookDraft =>
  categories.map(({ name, parent_category, codes }) => ({
    name,
    parent: parent_category,
    codes: codes.map(({ definition, ...code }) => ({ ...code, definition: definition ?? null })),
  }));

/**
 * Returns a check that adds an issue for each repeated name. The message says what has the name (`what`), and where it
 * must be unique (`within`).
 */
export function refuseRepeatedNames(what: string, within: string) {
  return (items: readonly { name: string }[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      if (seen.has(item.name)) {
        context.addIssue({
          code: "custom",
          path: [index, "name"],
          message: `repeats the ${what} name "${item.name}"; names are unique within a ${within}`,
        });
      }
      seen.add(item.name);
    }
  };
}

/** Adds an issue for a category that cannot stand where it should. */
export function refuseWrongNets(
  categories: readonly { name: string; parent_category?: string | null | undefined }[],
  context: z.RefinementCtx,
) {
  const wrong = wrongNet(categories.map(({ name: key, parent_category: parent }) => ({ key, parent })));
  if (wrong) context.addIssue({ code: "custom", path: [wrong.index, "parent_category"], message: wrong.message });
}

type Sized = { codes: Parameters<typeof sizeOf>[0] };

/** Adds an issue if a codebook is larger than `LARGEST_CODEBOOK`. */
export function refuseTooLarge(categories: readonly Sized[], context: z.RefinementCtx) {
  const { codes, characters, phrases } = sizeOf(categories.flatMap((category) => category.codes));
  for (const [what, count, max] of [
    ["codes", codes, LARGEST_CODEBOOK.codes],
    ["characters", characters, LARGEST_CODEBOOK.characters],
    ["phrases", phrases, LARGEST_CODEBOOK.phrases],
  ] as const) {
    if (count <= max) continue;
    context.addIssue({ code: "custom", message: `must hold at most ${max.toLocaleString("en")} ${what} in all` });
  }
}

export const code = z.object({
  id,
  name: z.string(),
  definition: z.string().optional(),
  include: z.string().optional(),
  exclude: z.string().optional(),
  always: z.string().optional(),
  exclusive: z.boolean().optional().meta({ description: "True if the code stands alone; else left out" }),
  sentiment,
  code_number: z.int().meta({ description: "Unique within the question; no other code ever gets it" }),
});

export const codebookWithFrequencies = z.array(
  z
    .object({
      id,
      name: z.string(),
      parent_category: parentShown,
      codes: z.array(code.extend({ frequency: count.meta({ description: "Number of responses that have the code" }) })),
    })
    .meta({ id: "CodebookCategory" }),
);

export const quoteNotFound = z.boolean().optional().meta({
  description:
    "True if the model quoted words that are not in the answer: there is no evidence, and the confidence is lowered",
});

export const codeAssignment = z
  .object({
    name: z.string(),
    sentiment: sentiment.meta({ description: "The code's own, as the codebook says" }),
    confidence,
    code_id: id,
    code_number: z.int(),
    category: z.string(),
    evidence: z.string().nullable().meta({ description: "An exact substring of the answer; null for all of it" }),
    quote_not_found: quoteNotFound,
    mention_sentiment: sentiment.meta({ description: "How this answer feels about it" }),
  })
  .meta({ id: "CodeAssignment" });

export const notCoded = z.enum(NOT_CODED_REASONS).optional().meta({
  description:
    "Why the model did not code the answer, which is then free of charge. refused: the model or its provider's filter declined it; too_long: it exceeds what the model reads; unreadable: the reply had no form; unanswered: the reply left it out",
});

export const votes = z
  .object({
    by: z.string().meta({ example: "gpt-5, gpt-5-mini, local" }),
    of: count,
    codes: z.record(z.string(), count),
  })
  .optional()
  .meta({
    description:
      "After a run with `consensus`: which engines coded the answer (`by`), how many of them decided (`of`), and how many of them gave each code, by `code_id`. Codes with fewer votes than they need are only here",
  });

export const codedResponse = z
  .object({
    id: z.string().meta({ description: "The caller's id" }),
    codes: z.array(codeAssignment).meta({ description: "In the order of mention; empty if no code fits" }),
    not_coded: notCoded,
  })
  .meta({ id: "CodedResponse" });
