import { serve } from "@/lib/workers/serve";
import { type Preparation, type PrepareOptions, prepareAnswers } from "./prepare";

const handlers = {
  prepare: ({ answers, options }: { answers: readonly { text: string }[]; options: PrepareOptions }): Preparation[] =>
    prepareAnswers(answers, options).map(({ language, flags }) => ({ language, flags })),
};

export type PreparationCalls = typeof handlers;
export default serve(handlers, () => {
  const options = { question: null, language: "en", codingType: "qualitative" } as const;
  prepareAnswers([{ text: "The staff were friendly, but the room was noisy." }], options);
});
