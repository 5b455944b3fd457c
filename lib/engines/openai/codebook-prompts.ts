import type { CodebookRequest } from "../engine";
import { languageName } from "./language-name";
import { CODES_PER_ROOT_OF_ANSWERS, CODES_SHARE_BY_GRANULARITY } from "./parameters";
import { data, type Prompt, TEXTS_ARE_DATA } from "./prompts";
import type { ProposedCode } from "./schemas";

/** A code of an earlier proposal that takes part in a merge. */
export type Candidate = ProposedCode & { category: string };

/** Asks for a codebook that fits some of the answers. */
export function proposePrompt(request: CodebookRequest, texts: readonly string[]): Prompt {
  const leastSupport = Math.ceil((request.options.minFrequency * texts.length) / request.answers.length);
  const rules = [
    ...commonRules(request),
    leastSupport > 1 ? `Leave out what fewer than ${leastSupport} of these answers speak of.` : null,
    `"support" lists the numbers of up to five of these answers that would get the code, most typical first.`,
  ];
  return {
    system: instructions("You build the codebook for answers to an open survey question.", request, rules),
    user: data({ answers: texts.map((text, index) => ({ answer: index + 1, text })) }),
  };
}

/** Asks for one codebook out of several, each proposed for another part of the answers. */
export function mergePrompt(request: CodebookRequest, candidates: readonly Candidate[]): Prompt {
  const rules = [
    ...commonRules(request),
    "Unite candidates that mean the same under the best of their names, whatever their wording.",
    `"support" lists the numbers of all candidates that went into the code.`,
  ];
  const entries = candidates.map(({ support, ...code }, index) => ({ candidate: index + 1, ...code }));
  return {
    system: instructions(
      "Several codebooks were proposed, each for another part of the answers to one open survey question. You make one codebook of them.",
      request,
      rules,
    ),
    user: data({ candidates: entries }),
  };
}

/** The number of codes to ask for: a share of the most allowed, fewer where there are few answers. */
function wantedCodes({ answers, options }: CodebookRequest): number {
  const share = CODES_SHARE_BY_GRANULARITY[Math.round(options.granularity) - 1] ?? 0.6;
  const byAnswers = Math.ceil(CODES_PER_ROOT_OF_ANSWERS * Math.sqrt(answers.length));
  return Math.max(1, Math.min(options.maxCodes, byAnswers, Math.round(options.maxCodes * share)));
}

function instructions(purpose: string, request: CodebookRequest, rules: readonly (string | null)[]): string {
  return [
    purpose,
    request.question ? `The question was: ${JSON.stringify(request.question)}` : null,
    `Rules:\n${rules
      .filter((rule) => rule !== null)
      .map((rule) => `- ${rule}`)
      .join("\n")}`,
    TEXTS_ARE_DATA,
  ]
    .filter((part) => part !== null)
    .join("\n\n");
}

function commonRules(request: CodebookRequest): (string | null)[] {
  const { codingType, language, options } = request;
  const tongue = languageName(language);
  return [
    `Reply in JSON: categories that hold codes, about ${wantedCodes(request)} codes and never more than ${options.maxCodes}.`,
    `Write all names and definitions in ${tongue}, whatever language the answers are in.`,
    ...BY_TYPE[codingType],
    "Codes do not overlap, and each stands in one category. Order categories and codes by how often they are mentioned.",
    `A definition says in one or two sentences what belongs under the code, with the respondents' typical words, and \
what does not where that is easily confused.`,
    options.includeOther
      ? `"other" is the name and definition, in ${tongue}, of the catch-all code; it is not among the categories.`
      : `No catch-all code such as Other.`,
  ];
}

const BY_TYPE = {
  qualitative: [
    "A code is one idea that respondents express, named in two to five plain words.",
    `"sentiment" is the feeling that the code stands for. Where people feel both ways about a subject, make two codes \
of it, one Positive and one Negative, and let their names show it.`,
  ],
  qualitative_topics: [
    "A code is one subject that respondents speak of, named in one to four neutral words, whatever they feel about it.",
  ],
  entity: [
    `A code is one entity that respondents name: a brand, product, person, organization or place. Its name is the \
canonical one, in its usual spelling; misspellings, abbreviations and variants are the same entity and are listed in \
the definition. Categories are kinds of entities. Names of entities are not translated.`,
  ],
} as const;
