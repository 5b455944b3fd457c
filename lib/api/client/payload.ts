export type Payload = { body?: string | Blob | undefined; headers: Record<string, string> };

/** An input as it is sent: JSON, or a form where it holds a file. A repeat sends the same bytes. */
export async function payloadOf(input: unknown): Promise<Payload> {
  if (input === undefined) return { headers: {} };
  const form = input instanceof FormData ? input : holdsFile(input) ? formOf(input) : null;
  if (!form) return { body: JSON.stringify(input), headers: { "content-type": "application/json" } };
  const encoded = new Response(form);
  return { body: await encoded.blob(), headers: { "content-type": encoded.headers.get("content-type") ?? "" } };
}

const holdsFile = (input: unknown): input is object =>
  typeof input === "object" && input !== null && Object.values(input).some((value) => value instanceof Blob);

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob || typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}
