import { type CodingTask, EngineError } from "@/lib/engines/engine";
import { type Cost, shownCost } from "@/lib/engines/model-prices";
import { selectEngine } from "@/lib/engines/select-engine";
import { AppError } from "@/lib/errors/app-error";
import { configurationOf, type ModelSettings } from "./model-settings";

/** The codes that a model gave the example answers, with the seconds, tokens and money that it took. */
export type Trial = {
  answers: { text: string; codes: string[] }[];
  seconds: number;
  inputTokens: number;
  outputTokens: number;
  /** Null if the model's prices are not known. */
  cost: Cost | null;
};

const ANSWERS = [
  "The receptionist was very friendly and found us a quieter room",
  "Breakfast was cold by nine and there was no fruit left",
  "Great location, two minutes from the station",
  "We waited forty minutes to check in",
  "The street below is so loud that we hardly slept",
  "Lovely staff, but far too expensive for what you get",
  "Nothing to complain about",
  "The bed was the best I have slept in for years",
  "Wi-Fi dropped every few minutes",
  "asdf",
];

const CODES: [category: string, name: string, sentiment: "Positive" | "Negative" | "Neutral"][] = [
  ["Service", "Friendly staff", "Positive"],
  ["Service", "Waiting", "Negative"],
  ["Room", "Noise", "Negative"],
  ["Room", "Comfortable bed", "Positive"],
  ["Stay", "Location", "Positive"],
  ["Stay", "Breakfast", "Negative"],
  ["Stay", "Price", "Negative"],
  ["Stay", "Wi-Fi", "Negative"],
  ["Other", "Nothing / all fine", "Neutral"],
];

const UNREADABLE = "The model replied, but not in the form that it was asked for. Perhaps it is too small.";

const TASK: CodingTask = {
  codingType: "qualitative",
  language: "en",
  question: "What stood out to you about your stay, good or bad?",
  codes: CODES.map(([category, name, sentiment]) => ({ id: name, category, name, sentiment, definition: null })),
  examples: [],
};

/**
 * Lets a model code ten example answers, without storing or charging anything. Throws VALIDATION_ERROR with the
 * provider's or the model's own words if it can't.
 */
export async function tryModel(settings: ModelSettings): Promise<Trial> {
  const began = performance.now();
  const answers = ANSWERS.map((text, index) => ({ id: String(index), text, language: "en" }));
  try {
    const engine = selectEngine(configurationOf(settings));
    const { value, usage, failure, refusal } = await engine.classify(TASK, answers);
    if (failure ?? refusal) throw failure ?? refusal;
    if (value.every((coding) => !coding || coding.notCoded)) throw new EngineError(UNREADABLE, { retryable: false });
    // The other models must exist, too: the larger one is asked about doubts, further ones vote.
    if (settings.largerModel) await engine.review?.(TASK, answers.slice(0, 1), [{ answerId: "0", mentions: [] }]);
    const voted = await engine.consensus?.classify(TASK, answers.slice(0, 1));
    if (voted?.failure) throw voted.failure;
    return {
      answers: ANSWERS.map((text, index) => ({
        text,
        codes: value[index]?.mentions.map(({ codeId }) => codeId) ?? [],
      })),
      seconds: Math.round((performance.now() - began) / 100) / 10,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      cost: shownCost(usage.cost),
    };
  } catch (error) {
    if (error instanceof EngineError) throw new AppError("VALIDATION_ERROR", error.message);
    throw error;
  }
}
