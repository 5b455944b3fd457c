import type { CodingEngine } from "./engine";

/** The engine for one organization's work: when work has to wait, organizations take turns. */
export function onBehalfOf(organizationId: string, engine: CodingEngine): CodingEngine {
  const group = organizationId;
  const { name, batchSize, reviewSize, familiesOf, phrase, writeManual, forecast, secondsFor } = engine;
  return {
    name,
    get version() {
      return engine.version;
    },
    batchSize,
    reviewSize,
    ...(forecast && { forecast: (task, answers, options) => forecast(task, answers, { ...options, group }) }),
    ...(secondsFor && { secondsFor }),
    generateCodebook: (request, options) => engine.generateCodebook(request, { ...options, group }),
    ...(writeManual && { writeManual: (request, options) => writeManual(request, { ...options, group }) }),
    classify: (task, answers, options) => engine.classify(task, answers, { ...options, group }),
    ...(familiesOf && { familiesOf: (task, answers, options) => familiesOf(task, answers, { ...options, group }) }),
    review: (task, answers, codings, options) => engine.review(task, answers, codings, { ...options, group }),
    ...(phrase && { phrase: (sentences, options) => phrase(sentences, { ...options, group }) }),
  };
}
