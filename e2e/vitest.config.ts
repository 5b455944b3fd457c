import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOf } from "../vitest.files";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tests that start services and commands as processes and kill some of them: each test starts what it needs. */
export default defineConfig(({ mode }) => ({
  root,
  resolve: { alias: { "@": root } },
  test: {
    ...filesOf(mode, "e2e/{start,jobs}"),
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
