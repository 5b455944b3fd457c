import { defineConfig } from "@playwright/test";

/** Browser tests (stories) against one running service, which the global setup starts and stops. */
export default defineConfig({
  testDir: "e2e/browser",
  outputDir: "test-results",
  globalSetup: "./e2e/browser/start-service.ts",
  fullyParallel: true,
  workers: 2,
  /** A busy machine may stall a browser; a story that passes only the second time is reported as flaky. */
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  /** Recording every story costs time: 27 stories took 463 s with it, 406 s without. `--trace on` records all. */
  use: { trace: "on-first-retry", locale: "en-GB", timezoneId: "UTC" },
});
