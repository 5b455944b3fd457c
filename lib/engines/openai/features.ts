import { APICallError, RetryError } from "ai";
import { StreamIgnored } from "./streaming";

/** The optional features that requests use. */
export type Features = { temperature: boolean; jsonSchema: boolean; stream: boolean; reasoning: boolean };

const WITHOUT_TEMPERATURE = /^(?:o\d+(?:-|$)|gpt-(?:[5-9]|\d\d))/;
const REFUSALS = new Set([400, 415, 422, 501]);
const COMPLAINTS: readonly [feature: keyof Features, complaint: RegExp][] = [
  ["temperature", /temperature/i],
  ["reasoning", /reasoning/i],
  ["jsonSchema", /response_?format|json_?\s?schema|structured output/i],
  ["stream", /\bstream/i],
];

/** The features to start with: all except those that the model's name excludes. */
export function initialFeatures(model: string): Features {
  return { temperature: !WITHOUT_TEMPERATURE.test(model), jsonSchema: true, stream: true, reasoning: true };
}

/** The features without the one that the server has just refused; null if the error is about something else. */
export function withoutRefused(features: Features, error: unknown): Features | null {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof StreamIgnored && features.stream) return { ...features, stream: false };
  if (!APICallError.isInstance(cause) || !REFUSALS.has(cause.statusCode ?? 0)) return null;
  const complaint = `${cause.message} ${cause.responseBody ?? ""}`;
  const refused = COMPLAINTS.find(([feature, pattern]) => features[feature] && pattern.test(complaint));
  return refused ? { ...features, [refused[0]]: false } : null;
}
