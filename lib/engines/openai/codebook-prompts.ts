import { type CodebookRequest, NO_GUIDANCE } from "../engine";
import type { WeighedCode } from "./draft";
import { languageName } from "./language-name";
import { CODES_PER_ROOT_OF_ANSWERS, CODES_SHARE_BY_GRANULARITY, LONGEST_SAMPLED_ANSWER } from "./parameters";
import { aboutSurvey, data, type Prompt, TEXTS_ARE_DATA } from "./prompts";
import type { SampledAnswer } from "./sample";

/**
 * Asks for a codebook for some of the answers. With `known` codes, asks only for further codes that those answers need.
 */
export function proposePrompt(
  request: CodebookRequest,
  answers: readonly SampledAnswer[],
  known: readonly WeighedCode[] = [],
): Prompt {
  const rules = [
    ...commonRules(request),
    `An answer with a "count" was given by so many respondents, any other one by a single respondent.`,
    known.length > 0
      ? `"codebook" is what there is so far, with the number of respondents; these answers fit none of its codes. Propose \
only codes that it lacks, each for a point that several of these answers make; none is a good answer too.`
      : null,
    FOLD_RARE,
    `"support" lists the numbers of up to five of these answers that would get the code, most typical first; "count" is \
your estimate of how many respondents would get it.`,
  ];
  const feels = request.codingType === "qualitative";
  const codebook = known.map(({ category, name, sentiment, weight }) => ({
    category,
    name,
    ...(feels && { sentiment }),
    ...(weight !== null && { count: weight }),
  }));
  const entries = answers.map(({ text, count }, index) => ({
    answer: index + 1,
    text: text.slice(0, LONGEST_SAMPLED_ANSWER),
    ...(count > 1 ? { count } : {}),
  }));
  return {
    system: instructions("You build the codebook for answers to an open survey question.", request, rules),
    user: data({ ...(known.length > 0 ? { codebook } : {}), answers: entries }),
  };
}

/** Asks for one codebook that combines several, each proposed for a different part of the answers. */
export function mergePrompt(request: CodebookRequest, candidates: readonly WeighedCode[]): Prompt {
  const rules = [
    ...commonRules(request),
    "Unite candidates that mean the same under the best of their names, whatever their wording.",
    `"count" says how many respondents would get a candidate. Every candidate goes into one of your codes.`,
    FOLD_RARE,
    `"support" lists the numbers of all candidates that went into the code; your "count" is the sum of theirs.`,
  ];
  const entries = candidates.map(({ weight, ...code }, index) => ({
    candidate: index + 1,
    ...code,
    ...(weight === null ? {} : { count: weight }),
  }));
  return {
    system: instructions(
      "Several codebooks were proposed, each for another part of the answers to one open survey question. You make one codebook of them.",
      request,
      rules,
    ),
    user: data({ candidates: entries }),
  };
}

/** The number of codes to ask for: a share of the most allowed, and fewer if there are few answers. */
export function wantedCodes({ answers, options }: CodebookRequest): number {
  const share = CODES_SHARE_BY_GRANULARITY[Math.round(options.granularity) - 1] ?? 0.6;
  const byAnswers = Math.ceil(CODES_PER_ROOT_OF_ANSWERS * Math.sqrt(answers.length));
  return Math.max(1, Math.min(options.maxCodes, byAnswers, Math.round(options.maxCodes * share)));
}

function instructions(purpose: string, request: CodebookRequest, rules: readonly (string | null)[]): string {
  return [
    purpose,
    ...aboutSurvey(request),
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
  const { codingType, language, options, requests } = request;
  const tongue = languageName(language);
  return [
    `Reply in JSON: categories that hold codes, about ${wantedCodes(request)} codes and never more than ${options.maxCodes}.`,
    `Write all names and definitions in ${tongue}, whatever language the answers are in.`,
    ...(requests && codingType !== "entity" ? REQUESTS : BY_TYPE[codingType]),
    ...guidanceRules(request),
    "Codes do not overlap, and each stands in one category. Order categories and codes by how often they are mentioned.",
    `A definition says in one or two sentences what belongs under the code, with the respondents' typical words, and \
what does not where that is easily confused.`,
    options.includeOther
      ? `"other" is the name and definition, in ${tongue}, of the catch-all code; it is not among the categories.`
      : `No catch-all code such as Other.`,
  ];
}

function guidanceRules({ guidance = NO_GUIDANCE }: CodebookRequest): string[] {
  const { frame } = guidance;
  const seeds = guidance.seeds.map(({ category, name, definition }) => ({
    name,
    ...(category && { category }),
    ...(definition && { definition }),
  }));
  const rules: string[] = [];
  if (typeof frame === "object") {
    const codes = frame.codes.map(({ category, name, definition }) => ({
      name,
      ...(category && { category }),
      definition,
    }));
    rules.push(`Begin with this frame, "${frame.name}": ${data(codes)}. Use its codes, under their names, for what they \
cover; leave out those that no answers need, and add what it lacks.`);
  }
  if (seeds.length > 0)
    rules.push(`The codebook holds these codes of the researcher's already: ${data(seeds)}. Propose only what they lack: \
no code that means the same as one of them or is a part of it.`);
  if (guidance.avoid.length > 0) rules.push(`Make no code of these subjects: ${data(guidance.avoid)}.`);
  return rules;
}

const FOLD_RARE =
  "What only few respondents speak of belongs into a broader code with its like. Every remark with a point should find \
a code, as far as the number of codes allows: that number comes first.";

const REQUESTS = [
  `A code is one wish of the respondents: what they want changed, in two to five plain words, such as "Shorter waits" \
or "Lower prices", never as praise or a complaint. A complaint counts as the wish that would end it. Where it is not \
clear what people wish for, the name is the neutral subject.`,
  "Make no pairs of a positive and a negative code. Where a code has a sentiment, it is Neutral.",
];

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
