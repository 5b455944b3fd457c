/**
 * Whether the service replies. Ask before a refresh that nobody asked for: a failed one would replace the page, and lose
 * typed text.
 */
export const isReachable = (): Promise<boolean> =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
