import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOf } from "../../vitest.files";

/** Tests of the API over HTTP: one service, started once, for all files. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: {
    ...filesOf(mode, "e2e/api"),
    globalSetup: ["e2e/api/shared-service.ts"],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
