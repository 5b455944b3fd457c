import { groupEqual, withContent } from "@/lib/coding/pipeline/answer-groups";
import { defaultCodebookOptions } from "@/lib/coding/pipeline/codebook-options";
import type { EngineAnswer, FrameCode } from "@/lib/engines/engine";
import { generateCodebook } from "@/lib/engines/local/codebook/generate";
import { learnTask } from "@/lib/engines/local/task-model";
import { headingsOf } from "@/lib/language/headings/headings";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { matchCodes } from "../matching";
import { type Pair, scoresOf } from "../metrics";
import type { Field } from "./fields";
import type { NamedAnswer } from "./write-answers";

const MAX_CODES = 60;
/** A generated code counts as a name if its F1 is at least this. */
const STANDS_FOR = 0.5;
/** Every fifth name is left out of the given codebook; its answers should get "Other". */
const LEFT_OUT = 5;

export type EntityScores = {
  /** Micro-F1 of generated codes, each counted for the name that it fits best. */
  micro: number;
  /** F1 of the list of codes against the list of names that enough answers give. */
  list: number;
  /** The share of codes written exactly like the name. */
  canonical: number;
  /** Codes wrongly given, per 100 answers. */
  wrong: number;
  /** Micro-F1 with the names as codebook, some of them left out for "Other". */
  given: number;
  seconds: number;
  answers: number;
  codes: readonly string[];
};

/** Runs answers through preparation, generation and classification, and again with the codebook given. */
export async function measureEntities(field: Field, answers: readonly NamedAnswer[]): Promise<EntityScores> {
  const { language } = field;
  const other = headingsOf(language).other;
  const start = process.cpuUsage();
  const groups = await grouped(answers, field);
  const said = withContent(groups);
  const { minFrequency } = defaultCodebookOptions(said.length);
  const options = { granularity: 3, maxCodes: MAX_CODES, minFrequency, includeOther: true };
  const drafts = generateCodebook({ answers: said, options, language, question: field.question, codingType: "entity" });
  const codes = drafts.flatMap(({ name: category, codes: list }) =>
    list.map((code): FrameCode => ({ ...code, id: code.name, category })),
  );
  const pairs = await code(codes, field, answers);
  const { user, system } = process.cpuUsage(start);
  const named = pairs.map(({ truth, found }) => ({ truth, found: found.filter((id) => id !== other) }));
  const { match } = matchCodes(named, named);
  const mapped = named.map(({ truth, found }) => ({ truth, found: found.map((id) => match.get(id) ?? `?${id}`) }));
  const frequent = field.names.filter(
    ({ name }) => answers.filter(({ truth }) => truth.includes(name)).length >= minFrequency,
  );
  const good = [...match].filter(([id, name]) => agreement(named, id, name) >= STANDS_FOR);
  const proposed = codes.filter(({ id }) => id !== other).length;
  const wrong = mapped.reduce((sum, { truth, found }) => sum + found.filter((id) => !truth.includes(id)).length, 0);
  return {
    micro: scoresOf(mapped).micro,
    list: (2 * good.length) / Math.max(1, proposed + frequent.length),
    canonical: good.filter(([id, name]) => id === name).length / Math.max(1, good.length),
    wrong: (100 * wrong) / answers.length,
    given: scoresOf(await withGivenCodebook(field, answers, other)).micro,
    seconds: (user + system) / 1e6,
    answers: answers.length,
    codes: codes.map(({ name }) => name),
  };
}

async function withGivenCodebook(field: Field, answers: readonly NamedAnswer[], other: string): Promise<Pair[]> {
  const known = new Set(field.names.flatMap(({ name }, rank) => (rank % LEFT_OUT === LEFT_OUT - 1 ? [] : name)));
  const codes = [...known, other].map(
    (name): FrameCode => ({ id: name, name, category: "Names", definition: null, sentiment: "Neutral" }),
  );
  const pairs = await code(codes, field, answers);
  return pairs.map(({ truth, found }) => ({
    truth: [...new Set(truth.map((name) => (known.has(name) ? name : other)))],
    found,
  }));
}

async function code(codes: readonly FrameCode[], field: Field, answers: readonly NamedAnswer[]): Promise<Pair[]> {
  const groups = await grouped(answers, field);
  const model = learnTask({
    codes,
    codingType: "entity",
    language: field.language,
    question: field.question,
    examples: [],
  });
  const found = new Map<string, readonly string[]>();
  const representatives: EngineAnswer[] = groups.map(({ representative }) => representative);
  const codings = representatives.map((answer) => model.code(answer));
  groups.forEach((group, index) => {
    const mentions = codings[index]?.mentions.map(({ codeId }) => codeId) ?? [];
    for (const { id } of group.answers) found.set(id, mentions);
  });
  return answers.map(({ id, truth }) => ({ truth, found: found.get(id) ?? [] }));
}

function grouped(answers: readonly NamedAnswer[], { question, language }: Field) {
  const prepared = prepareAnswers(answers, { question, language, codingType: "entity" });
  return groupEqual(
    answers.map(({ id, text }, index) => {
      const { flags = [], language: own = language } = prepared[index] ?? {};
      return { id, text, flags, language: own };
    }),
  );
}

function agreement(pairs: readonly Pair[], id: string, name: string): number {
  const both = pairs.filter(({ truth, found }) => truth.includes(name) && found.includes(id)).length;
  const all = pairs.reduce(
    (sum, { truth, found }) => sum + Number(truth.includes(name)) + Number(found.includes(id)),
    0,
  );
  return (2 * both) / Math.max(1, all);
}
