import { afterAll, beforeAll } from "vitest";
import type { ConnectionProvider } from "@/db/schema/terms";
import { type Platform, servePlatforms } from "@/e2e/support/providers/platform";

/**
 * Serves the stand-ins for survey platforms while the test file runs, at the addresses where the service looks for
 * them.
 */
export function usePlatforms() {
  const standing: Partial<Record<ConnectionProvider, Platform>> = {};
  const server = servePlatforms(standing);
  const [host = "", port] = (process.env.CONNECTION_ALLOW_PRIVATE ?? "").split(":");
  beforeAll(() => new Promise<void>((done) => server.listen(Number(port), host, done)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return standing;
}
