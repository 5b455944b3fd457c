/**
 * Runs work with an AbortController of its own, which follows `outer` until the work ends. AbortSignal.any would be
 * shorter, but in Node 20 a time-out signal among its sources may be garbage-collected before it fires.
 */
export async function abortable<Result>(
  outer: AbortSignal | null | undefined,
  work: (controller: AbortController) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener("abort", follow, { once: true });
  try {
    return await work(controller);
  } finally {
    outer?.removeEventListener("abort", follow);
  }
}
