import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{app,bench,bin,components,db,inngest,lib}/**/*.test.ts"],
    globalSetup: ["test/built-workers.ts", "test/embedded-database.ts"],
    setupFiles: ["test/environment.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
