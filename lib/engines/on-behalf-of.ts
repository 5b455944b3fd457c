import type { CodingEngine } from "./engine";

/** The engine for one organization's work: when work has to wait, organizations take turns. */
export function onBehalfOf(organizationId: string, engine: CodingEngine): CodingEngine {
  const group = organizationId;
  const { name, batchSize, review, reviewSize, phrase, writeManual, forecast, secondsFor } = engine;
  return {
    name,
    get version() {
      return engine.version;
    },
    batchSize,
    ...(forecast && { forecast: (task, answers, options) => forecast(task, answers, { ...options, group }) }),
    ...(secondsFor && { secondsFor }),
    generateCodebook: (request, options) => engine.generateCodebook(request, { ...options, group }),
    ...(writeManual && { writeManual: (request, options) => writeManual(request, { ...options, group }) }),
    classify: (task, answers, options) => engine.classify(task, answers, { ...options, group }),
    ...(review && {
      review: (task, answers, codings, options) => review(task, answers, codings, { ...options, group }),
    }),
    ...(reviewSize && { reviewSize }),
    ...(phrase && { phrase: (sentences, options) => phrase(sentences, { ...options, group }) }),
  };
}
