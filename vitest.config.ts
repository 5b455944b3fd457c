import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { filesOf } from "./vitest.files";

/** Tests that need no database. Their files share a process, so that it loads the tables of words and vectors once. */
const PURE = ["lib/engines/local/**/*.test.ts", "lib/{language,preparation,statistics}/**/*.test.ts"];

const shared = {
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    setupFiles: ["test/environment.ts"],
    // These limits only end tests that hang: on a busy machine, a test takes up to twenty times as long as usual.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
};

export default defineConfig(({ mode }) => ({
  resolve: shared.resolve,
  test: {
    globalSetup: ["test/built-workers.ts", "test/embedded-database.ts"],
    // By default, a machine of two cores would have one worker, and idle while its test waits for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { ...shared, test: { ...shared.test, name: "pure", include: mode === "long" ? [] : PURE, isolate: false } },
      {
        ...shared,
        test: {
          ...shared.test,
          name: "others",
          ...others(mode),
        },
      },
    ],
  },
}));

function others(mode: string) {
  const { include, exclude } = filesOf(mode, "{app,bench,bin,components,db,inngest,lib}");
  return { include, exclude: [...exclude, ...PURE] };
}
