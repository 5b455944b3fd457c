/** Reads from the workbench's own endpoints; throws an error with the service's message where that fails. */
export async function read<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const reply = await fetch(`/api/workbench${path}`, {
    headers: { Accept: "application/json" },
    signal: signal ?? null,
  });
  const body = await reply.json().catch(() => null);
  if (!reply.ok) throw new Error(body?.error?.message ?? "The service could not be reached. Try again in a minute.");
  return body;
}
