import { createHash } from "node:crypto";
import { z } from "zod";
import type { CodeRules } from "@/db/schema/coding-manuals";
import { CODING_TYPES, type CodingType } from "@/db/schema/terms";
import { headingsOf } from "@/lib/language/headings/headings";
import type { CodebookOptions } from "../engine";
import { mergePrompt, proposePrompt } from "./codebook-prompts";
import { numberCodes } from "./frame";
import { manualListing } from "./manual-listing";
import { manualPrompt } from "./manual-prompt";
import { manualSchema } from "./manual-schema";
import { classifyPrompt, codingInstructions, reviewPrompt } from "./prompts";
import { codebookSchema, codingSchema } from "./schemas";

/** The engine's version: the model, and a hash of its prompts and reply schemas. */
export const versionOf = (model: string): string => `openai/${model}/${promptsHash()}`;

/** The version of a manual: a hash of its rules and of the prompts that use them. */
export const versionWith = (rules: readonly CodeRules[]): string => hashOf({ prompts: promptsHash(), rules });

let hash: string | undefined;

/**
 * A hash of every prompt and schema, each filled with the same sample data. It changes whenever their wording changes.
 */
function promptsHash(): string {
  hash ??= hashOf(CODING_TYPES.flatMap((type) => [true, false].map((other) => specimens(type, other))));
  return hash;
}

const hashOf = (content: object) => createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);

const SPECIMEN = { category: "Stay", name: "Good", definition: "", sentiment: "Positive" as const, weight: 2 };

function specimens(codingType: CodingType, includeOther: boolean): (object | string)[] {
  const options: CodebookOptions = { granularity: 3, maxCodes: 20, minFrequency: 4, includeOther };
  const context = { codingType, language: "en", question: "How was it?", survey: "Guests" };
  const answers = ["1", "2", "3", "4"].map((id) => ({ id, text: "Good", language: "en" }));
  const request = { ...context, answers, options };
  const codes = [
    { ...SPECIMEN, id: "1", name: headingsOf("en").fine },
    { ...SPECIMEN, id: "2", name: "Other" },
  ];
  const task = { ...context, codes, examples: [{ text: "Good", codeIds: ["1"] }], corpus: [] };
  const frame = numberCodes(codes);
  return [
    classifyPrompt(codingInstructions(task, frame, []), [], []),
    reviewPrompt(codingInstructions({ ...task, codes: [] }, numberCodes([]), []), [], []),
    proposePrompt(request, [{ text: "Good", count: 2 }], [SPECIMEN]),
    mergePrompt(request, [SPECIMEN]),
    manualListing({ rules: [] }, frame),
    manualPrompt(task, frame, { answers, examples: [], disagreements: [] }),
    z.toJSONSchema(manualSchema),
    z.toJSONSchema(codingSchema(1, codingType)),
    z.toJSONSchema(codebookSchema(codingType, options)),
  ];
}
