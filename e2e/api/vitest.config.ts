import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the API over HTTP: one service, started once, for all files. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: {
    include: ["e2e/api/**/*.test.ts"],
    globalSetup: ["e2e/api/shared-service.ts"],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
