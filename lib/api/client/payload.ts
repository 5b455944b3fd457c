import type { Endpoint } from "./endpoint";

export type Payload = { body?: string | FormData | undefined; headers: Record<string, string> };

/** An input as it is sent: as JSON, or as a form whose fields are JSON. */
export function payloadOf(input: object | undefined, kind: Endpoint["input"]): Payload {
  if (kind === "form") return { body: formOf(input ?? {}), headers: {} };
  if (kind === "body") return { body: JSON.stringify(input ?? {}), headers: { "content-type": "application/json" } };
  return { headers: {} };
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : JSON.stringify(value));
  }
  return form;
}
