import { createHash } from "node:crypto";
import {
  type AnswerCoding,
  type Classified,
  type CodingEngine,
  type CodingTask,
  EngineError,
  type EngineUsage,
} from "../engine";
import { learnNeeded, type Needed } from "./learn-needed";
import { vote } from "./vote";

const MOST_AT_ONCE = 240;

/**
 * Several engines that code each answer independently and vote about each code. The first one also writes the codebook
 * and its rules. Nothing is reviewed a second time: what the engines disagree on is for people.
 */
export function consensusEngine(first: CodingEngine, others: readonly CodingEngine[]): CodingEngine {
  const engines = [first, ...others];
  const by = () => namesOf(engines).join(", ");
  const rules = new WeakMap<CodingTask, Needed>();
  const neededFor = (task: CodingTask) => {
    const known = rules.get(task) ?? learnNeeded(task.examples, by());
    rules.set(task, known);
    return known;
  };
  const { writeManual, phrase, translator } = first;
  return {
    name: first.name,
    get version() {
      return versionOf(engines);
    },
    // Where one engine fails, what the others coded of the batch is asked again.
    batchSize: Math.min(first.batchSize, MOST_AT_ONCE),
    get voters() {
      return namesOf(engines);
    },
    generateCodebook: (request, options) => first.generateCodebook(request, options),
    ...(writeManual && { writeManual }),
    ...(phrase && { phrase }),
    ...(translator && { translator }),
    async classify(task, answers, options) {
      const found = await Promise.all(
        engines.map((engine) =>
          engine.classify(task, answers, options).catch((error) => nothing(answers.length, error)),
        ),
      );
      const failure = found.find((each) => each.failure)?.failure;
      const refusals = found.flatMap(({ refusal }) => refusal ?? []);
      const value = answers.map((_, index) => agreed(found, index, { by: by(), needed: neededFor(task) }));
      return {
        value,
        usage: sumOf(found.map(({ usage }) => usage)),
        ...(failure && { failure }),
        ...(value.every((coding) => coding?.notCoded) && refusals[0] && { refusal: refusals[0] }),
      };
    },
    async forecast(task, answers, options) {
      const forecasts = await Promise.all(engines.map((engine) => engine.forecast?.(task, answers, options)));
      const known = forecasts.flatMap((each) => each ?? []);
      return {
        usage: sumOf(known.map(({ usage }) => usage)),
        otherSeconds: known.reduce((sum, { otherSeconds }) => sum + otherSeconds, 0),
      };
    },
    secondsFor: (asked) => Math.max(...engines.map((engine) => engine.secondsFor?.(asked) ?? 0)),
  };
}

/** What an engine found that failed altogether; the usage of the others counts all the same. */
function nothing(answers: number, failure: unknown): Classified {
  if (!(failure instanceof EngineError)) throw failure;
  return { value: new Array(answers).fill(null), usage: failure.usage, failure };
}

/** Null as long as one of the engines has not reached the answer. */
function agreed(
  found: readonly Classified[],
  index: number,
  rule: { by: string; needed: Needed },
): AnswerCoding | null {
  const codings = found.flatMap(({ value }) => value[index] ?? []);
  const [first, ...rest] = codings;
  return first && codings.length === found.length ? vote([first, ...rest], rule) : null;
}

/** The sum of all; each answer was asked about several times, but is one. */
function sumOf(usages: readonly EngineUsage[]): EngineUsage {
  const sum = (key: Exclude<keyof EngineUsage, "cost">) => usages.reduce((total, usage) => total + usage[key], 0);
  const costs = usages.filter(({ calls }) => calls > 0).map(({ cost }) => cost);
  return {
    asked: Math.max(...usages.map(({ asked }) => asked), 0),
    calls: sum("calls"),
    failedCalls: sum("failedCalls"),
    inputTokens: sum("inputTokens"),
    cachedTokens: sum("cachedTokens"),
    outputTokens: sum("outputTokens"),
    cost: costs.reduce<number | undefined>((total, cost) => addIfKnown(total, cost), costs.length > 0 ? 0 : undefined),
  };
}

const addIfKnown = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

const namesOf = (engines: readonly CodingEngine[]): string[] =>
  engines.map(({ version }) => version.split("/").slice(1, -1).join("/") || "local");

/** Names all engines, as in `openai/gpt-5+gpt-5-mini+local/1f0c3a`, with a hash of their versions. */
const versionOf = (engines: readonly CodingEngine[]): string => {
  const versions = engines.map(({ version }) => version);
  const hash = createHash("sha256").update(versions.join("\n")).digest("hex").slice(0, 12);
  return `openai/${namesOf(engines).join("+")}/${hash}`;
};
