import { APICallError, RetryError } from "ai";

/** The optional features that requests use. */
export type Features = { temperature: boolean; jsonSchema: boolean };

const WITHOUT_TEMPERATURE = /^(?:o\d+(?:-|$)|gpt-(?:[5-9]|\d\d))/;
const REFUSALS = new Set([400, 415, 422, 501]);

/** The features to begin with: all but those that the model's name rules out. */
export function initialFeatures(model: string): Features {
  return { temperature: !WITHOUT_TEMPERATURE.test(model), jsonSchema: true };
}

/** Drops the feature that the server has just refused; null where the refusal is about something else. */
export function withoutRefused(features: Features, error: unknown): Features | null {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause) || !REFUSALS.has(cause.statusCode ?? 0)) return null;
  const complaint = `${cause.message} ${cause.responseBody ?? ""}`;
  if (features.temperature && /temperature/i.test(complaint)) return { ...features, temperature: false };
  if (features.jsonSchema && /response_?format|json_?\s?schema|structured output/i.test(complaint)) {
    return { ...features, jsonSchema: false };
  }
  return null;
}
