import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Jobs of services that are killed: each test starts its own. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: { include: ["e2e/jobs/**/*.test.ts"], maxWorkers: 1, testTimeout: 240_000 },
});
