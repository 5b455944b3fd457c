import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The commands themselves, as processes: each test starts what it needs. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "@": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: { include: ["e2e/start/**/*.test.ts"], maxWorkers: 1, testTimeout: 120_000, hookTimeout: 300_000 },
});
