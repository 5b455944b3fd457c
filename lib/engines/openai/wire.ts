import { APICallError, RetryError } from "ai";

/** What a server is asked for beyond plain chat completions. */
export type Wire = { temperature: boolean; jsonSchema: boolean };

const WITHOUT_TEMPERATURE = /^(?:o\d+(?:-|$)|gpt-(?:[5-9]|\d\d))/;
const REFUSALS = new Set([400, 415, 422, 501]);

/** What a model is first asked with: everything but what its name says that it refuses. */
export function firstWire(model: string): Wire {
  return { temperature: !WITHOUT_TEMPERATURE.test(model), jsonSchema: true };
}

/** Drops the optional feature that a server has just refused; null where the refusal is about something else. */
export function narrowWire(wire: Wire, error: unknown): Wire | null {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause) || !REFUSALS.has(cause.statusCode ?? 0)) return null;
  const complaint = `${cause.message} ${cause.responseBody ?? ""}`;
  if (wire.temperature && /temperature/i.test(complaint)) return { ...wire, temperature: false };
  if (wire.jsonSchema && /response_?format|json_?\s?schema|structured output/i.test(complaint)) {
    return { ...wire, jsonSchema: false };
  }
  return null;
}
