import type { Codebook } from "@/lib/codebook/codebook";
import { codeInMemory } from "@/lib/coding/pipeline/code-in-memory";
import { codingTask } from "@/lib/coding/pipeline/coding-task";
import { consensusEngine } from "@/lib/engines/consensus/consensus-engine";
import type { AnswerCoding, CodingEngine } from "@/lib/engines/engine";
import { openaiEngine } from "@/lib/engines/openai/openai-engine";
import { ANSWERS_PER_PROMPT } from "@/lib/engines/openai/parameters";
import { seededRandom } from "@/lib/numeric/random";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { computeSuggestions } from "@/lib/refinement/compute/compute-suggestions";
import { localEngine } from "@/test/local-engine";
import { tokens } from "@/test/openai-replies";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import type { ChatRequest } from "@/test/openai-wire";
import { inventedAnswers } from "../engine/answers";
import { TOPICS } from "../engine/topics";

/**
 * Plays the provider for whole jobs, and counts what they take: a model of known error with a codebook of twelve codes,
 * which knows the topic of each answer by its words.
 */

const CODES = TOPICS.slice(0, 12).map(([name, words]) => ({
  name,
  definition: `Everything about ${name.toLowerCase()}: ${words}.`,
  sentiment: "Neutral" as const,
}));
const CODEBOOK = [{ name: "Holiday park", codes: CODES }];
const CONTEXT = { codingType: "qualitative" as const, language: "en", wording: "How was your stay?", survey: null };

/** Shares of answers with a wrong code, and with low confidence if the code is wrong or right; and of good reviews. */
const WRONG = 0.15;
const LOW = { wrong: 0.5, right: 0.06 };
const REVIEWED_RIGHT = 0.75;

const isReview = ({ system }: ChatRequest) => system.includes("These answers are reviewed");
const isCoding = ({ system }: ChatRequest) => system.startsWith("You code answers");
const sizeOf = ({ system, user }: ChatRequest) => tokens(system) + tokens(user);
const sum = (requests: readonly ChatRequest[]) => requests.reduce((total, request) => total + sizeOf(request), 0);

const topicOf = (text: string) =>
  TOPICS.findIndex(([, words]) => words.split(", ").some((word) => text.includes(word)));
/** The true code of an answer, 1 to 12; null if none of them fits. */
const truthOf = (text: string) => {
  const topic = topicOf(text);
  return topic < 0 || topic >= CODES.length ? null : topic + 1;
};

/** Answers of which nine in ten are about a code. */
function answersOf(count: number) {
  const all = inventedAnswers(40 * count, 3);
  const about = all.filter(({ text }) => truthOf(text) !== null).slice(0, Math.ceil(0.9 * count));
  const others = all.filter(({ text }) => topicOf(text) >= CODES.length).slice(0, count - about.length);
  const mixed = [...about, ...others].map(({ text }, index) => ({ id: `r${index}`, text }));
  return mixed.sort((one, other) => one.text.length - other.text.length);
}

function erringModel(seed = 11): Script {
  const random = seededRandom(seed);
  return (request) => {
    const { answers = [] } = JSON.parse(request.user) as {
      answers?: { text: string; proposed?: { code: number }[] }[];
    };
    if (request.system.includes("coding manual of a survey")) return { json: { codes: [] } };
    if (!isCoding(request)) return { json: proposal(answers.length) };
    const coded = answers.map(({ text, proposed }, index) => {
      const truth = truthOf(text);
      const isRight = random() >= (isReview(request) ? 1 - REVIEWED_RIGHT : WRONG);
      const wrong = proposed?.[0]?.code ?? 1 + Math.floor(random() * CODES.length);
      const code = isRight ? truth : wrong;
      const confidence = random() < (isRight ? LOW.right : LOW.wrong) ? "low" : "high";
      const mention = { code, evidence: text.slice(0, 20), confidence, sentiment: "Neutral" };
      return { answer: index + 1, codes: code === null ? [] : [mention] };
    });
    return { json: { answers: coded } };
  };
}

const proposal = (answers: number) => ({
  categories: [
    {
      name: "Holiday park",
      codes: CODES.map((code, index) => ({ ...code, support: [index + 1], count: Math.ceil(answers / CODES.length) })),
    },
  ],
  other: { name: "Other", definition: "Anything else." },
});

async function play<Value>(script: Script, work: (engine: CodingEngine, server: OpenaiServer) => Promise<Value>) {
  const server = await startOpenaiServer(script);
  try {
    return await work(openaiEngine({ baseUrl: server.url, model: "bench" }), server);
  } finally {
    await server.close();
  }
}

const prepared = (answers: { id: string; text: string }[]) =>
  prepareAnswers(answers, { question: CONTEXT.wording, language: "en", codingType: "qualitative" });

export type Row = { what: string; value: number; most: number };

/** What jobs take, each as a ratio with the most that it may be. */
export async function measureJobs(): Promise<Row[]> {
  return [
    ...(await generated(120)),
    ...(await generated(1_200)),
    ...(await reviewed(500)),
    ...(await refused()),
    ...(await suggested(540)),
    ...(await agreed(500)),
  ];
}

async function generated(count: number): Promise<Row[]> {
  const answers = prepared(answersOf(count));
  return play(erringModel(), async (engine, { requests }) => {
    const forecast = await engine.forecast?.(
      codingTask(CONTEXT, []),
      answersOf(count).map((answer) => ({ ...answer, language: "en" })),
    );
    await codeInMemory(engine, { context: CONTEXT, answers, given: null });
    const made = requests.filter((request) => !isReview(request));
    const first = made.filter((request) => !isCoding(request));
    const coding = made.filter(isCoding).slice(-Math.ceil(count / ANSWERS_PER_PROMPT));
    const needed = sum([...first, ...coding]);
    return [
      {
        what: `generation of ${count}: tokens over those for codebook and coding`,
        value: sum(made) / needed,
        most: 1.1,
      },
      {
        what: `generation of ${count}: calls off the estimate`,
        value: off(forecast?.usage.calls ?? 0, requests.length),
        most: 0.2,
      },
      {
        what: `generation of ${count}: tokens off the estimate`,
        value: off(forecast?.usage.inputTokens ?? 0, sum(requests)),
        most: 0.2,
      },
    ];
  });
}

async function reviewed(count: number): Promise<Row[]> {
  const given = answersOf(count);
  const textOf = new Map(given.map(({ id, text }) => [id, text]));
  return play(erringModel(), async (engine, { requests }) => {
    const forecast = await engine.forecast?.(
      codingTask(CONTEXT, numbered),
      given.map((answer) => ({ ...answer, language: "en" })),
    );
    const plain: CodingEngine = { ...engine };
    delete plain.review;
    const task = codingTask(CONTEXT, numbered);
    const all = prepared(given).map(({ id, text }) => ({ id, text, language: "en" }));
    const { value } = await plain.classify(task, all);
    const before = value.map((coding, index) => coding ?? { answerId: all[index]?.id ?? "", mentions: [] });
    const { value: after } = (await engine.review?.(task, all, before)) ?? { value: before };
    const isRight = (coding: (typeof before)[number]) => {
      const truth = truthOf(textOf.get(coding.answerId) ?? "");
      return (coding.mentions[0]?.codeId ?? null) === (truth === null ? null : `c${truth}`);
    };
    const corrected = after.filter((coding, index) => isRight(coding) && !isRight(before[index] ?? coding)).length;
    const spoiled = after.filter((coding, index) => !isRight(coding) && isRight(before[index] ?? coding)).length;
    const coding = sum(requests.filter((request) => !isReview(request)));
    return [
      {
        what: `review of ${count}: share of the coding's tokens`,
        value: sum(requests.filter(isReview)) / coding,
        most: 0.2,
      },
      {
        what: `review of ${count}: spoiled for each corrected (${spoiled}, ${corrected})`,
        value: spoiled / Math.max(1, corrected),
        most: 1,
      },
      {
        what: `coding of ${count}: tokens off the estimate`,
        value: off(forecast?.usage.inputTokens ?? 0, sum(requests)),
        most: 0.2,
      },
    ];
  });
}

const numbered: Codebook = [
  {
    id: "k",
    name: "Holiday park",
    codes: CODES.map((code, index) => ({ ...code, id: `c${index + 1}`, codeNumber: index + 1 })),
  },
];

async function refused(): Promise<Row[]> {
  const given = answersOf(60);
  const task = codingTask(CONTEXT, numbered);
  const answers = given.map((answer) => ({ ...answer, language: "en" }));
  const spent = (script: Script) =>
    play(script, async (engine, { requests }) => {
      const { value } = await engine.classify(task, answers);
      await engine.review?.(
        task,
        answers,
        value.map((coding, index) => coding ?? { answerId: `r${index}`, mentions: [] }),
      );
      return { tokens: sum(requests), calls: requests.length };
    });
  const clean = await spent(erringModel());
  const odd = given[17]?.text ?? "";
  const model = erringModel();
  const one = await spent((request, call) =>
    JSON.parse(request.user).answers.some(({ text }: { text: string }) => text === odd)
      ? { text: "I am sorry, I cannot help with that." }
      : model(request, call),
  );
  const none = await spent(() => ({ text: "I am sorry, I cannot help with that." }));
  return [
    { what: "60 answers, one refused: tokens over a clean job's", value: one.tokens / clean.tokens, most: 4 },
    { what: "60 answers, all refused: calls", value: none.calls, most: 3 },
  ];
}

async function suggested(count: number): Promise<Row[]> {
  const given = answersOf(count);
  return play(erringModel(), async (engine, { requests }) => {
    const { codings } = await codeInMemory(engine, { context: CONTEXT, answers: prepared(given), given: CODEBOOK });
    const coding = sum(requests);
    const before = requests.length;
    const textOf = new Map(given.map(({ id, text }) => [id, text]));
    const coded = codings.map(({ answerId: id, mentions }) => {
      const answer = { id, text: textOf.get(id) ?? "", language: "en", flags: [] };
      return {
        representative: answer,
        answers: [answer],
        mentions: mentions.map((mention) => ({ ...mention, codeId: mention.codeId })),
        reviewed: false,
      };
    });
    const { signal } = new AbortController();
    await computeSuggestions({
      ...{ engine, local: localEngine, signal, context: CONTEXT, codebook: numbered, manual: undefined },
      ...{ examples: [], answers: coded },
    });
    return [
      {
        what: `suggestions for ${count}: share of the coding's tokens`,
        value: sum(requests.slice(before)) / coding,
        most: 0.15,
      },
    ];
  });
}

/** Three models that err independently, beside one of them. */
async function agreed(count: number): Promise<Row[]> {
  const given = answersOf(count);
  const task = codingTask(CONTEXT, numbered);
  const answers = given.map((answer) => ({ ...answer, language: "en" }));
  const wrongOf = (codings: readonly (AnswerCoding | null)[]) =>
    codings
      .flatMap((coding, index) =>
        coding?.mentions.map(({ codeId }) => codeId !== `c${truthOf(given[index]?.text ?? "")}`),
      )
      .filter(Boolean).length;
  return play(erringModel(), (one, first) =>
    play(erringModel(12), (two) =>
      play(erringModel(13), async (three) => {
        const alone = wrongOf((await one.classify(task, answers)).value);
        const tokensAlone = sum(first.requests);
        const { value, usage } = await consensusEngine(one, [two, three]).classify(task, answers);
        const forecast = await consensusEngine(one, [two, three]).forecast?.(task, answers);
        const wrong = wrongOf(value);
        return [
          {
            what: `three models agree on ${count}: wrong codes over one's (${wrong}, ${alone})`,
            value: wrong / alone,
            most: 0.5,
          },
          {
            what: `three models agree on ${count}: tokens over one's`,
            value: usage.inputTokens / tokensAlone,
            most: 3.05,
          },
          {
            what: `three models agree on ${count}: tokens off the estimate`,
            value: off(forecast?.usage.inputTokens ?? 0, usage.inputTokens),
            most: 0.2,
          },
        ];
      }),
    ),
  );
}

const off = (estimate: number, truth: number) => Math.abs(estimate - truth) / truth;
