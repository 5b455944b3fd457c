import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{app,bench,bin,components,db,inngest,lib}/**/*.test.ts"],
    globalSetup: ["test/built-workers.ts", "test/embedded-database.ts"],
    setupFiles: ["test/environment.ts"],
    // One of two cores would idle by default, while a test waits for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Limits against hanging: where other work takes the cores, a test lasts up to twenty times as long as usual.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
