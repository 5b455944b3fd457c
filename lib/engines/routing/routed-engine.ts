import { evenly } from "@/lib/data/parts";
import {
  type AnswerCoding,
  type CodingTask,
  type EngineAnswer,
  EngineError,
  type EngineOptions,
  type ReviewingEngine,
} from "../engine";
import type { JudgedCoding, Learner } from "../learner";
import { keptShares } from "./kept-shares";
import { isKept, learnRule } from "./learn-rule";
import { JUDGED_PER_SECOND, MIN_REVIEWED_TO_DOUBT, MIN_ROUTED, SURE_TO_DOUBT } from "./parameters";

/**
 * Combines a language model with an engine that learns from reviewed answers. If `routes` is true, answers that the
 * learning engine codes as well as the model (see `sureFrom`) get their codes from it, and its version as their
 * `coder`; the model is asked only about the rest. In any case, a review asks the model again about an answer if the
 * learning engine is sure of its codes and the model gave entirely different ones.
 */
export function routedEngine(
  model: ReviewingEngine,
  learner: Learner,
  { routes }: { routes: boolean },
): ReviewingEngine {
  const rules = new WeakMap<CodingTask, Promise<number | null>>();
  const ruleFor = (task: CodingTask, options?: EngineOptions) => {
    const known = rules.get(task) ?? learnRule(learner, task, options);
    rules.set(task, known);
    known.catch(() => rules.delete(task));
    return known;
  };
  const judgements = judgementsOf(learner);
  const keptShare = keptShares(learner);
  const { forecast } = model;

  return {
    ...model,
    async classify(task, answers, options) {
      if (!routes || answers.length < MIN_ROUTED) return model.classify(task, answers, options);
      const own = await emptyIfEngineFails(options, async () => {
        const from = await ruleFor(task, options);
        return from === null ? new Map() : sureOnes(await judgements(task, answers, options), from);
      });
      if (own.size === 0) return model.classify(task, answers, options);
      const others = answers.filter(({ id }) => !own.has(id));
      const { value, ...rest } = await model.classify(task, others, options);
      const asked = new Map(others.map(({ id }, index) => [id, value[index] ?? null]));
      return { value: answers.map(({ id }) => own.get(id) ?? asked.get(id) ?? null), ...rest };
    },
    async review(task, answers, codings, options) {
      const settled = new Set(codings.flatMap(({ answerId, coder }) => (coder === learner.version ? [answerId] : [])));
      const { from, to } = options?.part ?? { from: 0, to: answers.length };
      const part = answers.slice(from, to).filter(({ id }) => !settled.has(id) && options?.open?.has(id) !== false);
      const isLearnt = task.examples.length >= MIN_REVIEWED_TO_DOUBT;
      const sure = await emptyIfEngineFails(options, async () =>
        isLearnt && part.length > 0 ? sureOnes(await judgements(task, part, options), SURE_TO_DOUBT) : new Map(),
      );
      const doubted = new Set(
        codings
          .slice(from, to)
          .flatMap((coding) => (contradicts(sure.get(coding.answerId), coding) ? [coding.answerId] : [])),
      );
      return model.review(task, answers, codings, { ...options, settled, doubted });
    },
    ...(forecast && {
      async forecast(task, answers, options) {
        const share = routes && answers.length >= MIN_ROUTED ? await keptShare(task, answers, options) : 0;
        if (share === 0) return forecast(task, answers, options);
        const { usage } = await forecast(task, evenly(answers, Math.round((1 - share) * answers.length)), options);
        return { usage, otherSeconds: answers.length / JUDGED_PER_SECOND };
      },
    }),
  };

  function sureOnes(judged: readonly JudgedCoding[], from: number): Map<string, AnswerCoding> {
    const sure = judged.filter((each) => isKept(each, from));
    return new Map(sure.map(({ coding }) => [coding.answerId, { ...coding, coder: learner.version }]));
  }
}

/** Judges each answer only once per task, because the review needs the judgements of the coding again. */
function judgementsOf(learner: Learner) {
  const known = new WeakMap<CodingTask, Map<string, JudgedCoding>>();
  return async (task: CodingTask, answers: readonly EngineAnswer[], options?: EngineOptions) => {
    const judged = known.get(task) ?? new Map<string, JudgedCoding>();
    known.set(task, judged);
    const fresh = answers.filter(({ id }) => !judged.has(id));
    const { signal, group } = options ?? {};
    if (fresh.length > 0) {
      const found = await learner.judge(task, fresh, { ...(signal && { signal }), ...(group && { group }) });
      for (const each of found) judged.set(each.coding.answerId, each);
    }
    return answers.flatMap(({ id }) => judged.get(id) ?? []);
  };
}

/** If the learning engine fails, returns an empty map, so that the model codes all answers. */
async function emptyIfEngineFails(
  options: EngineOptions | undefined,
  work: () => Promise<Map<string, AnswerCoding>>,
): Promise<Map<string, AnswerCoding>> {
  try {
    return await work();
  } catch (error) {
    options?.signal?.throwIfAborted();
    if (error instanceof EngineError) return new Map();
    throw error;
  }
}

/** True if two codings of an answer have no code in common. */
const contradicts = (sure: AnswerCoding | undefined, { mentions, notCoded }: AnswerCoding): boolean =>
  sure !== undefined &&
  !notCoded &&
  !mentions.some(({ codeId }) => sure.mentions.some((each) => each.codeId === codeId));
