// Names the failed tests, adds up the counts of the test runners and prints the closing line. Exits with 1 if anything
// failed.
import { readFileSync } from "node:fs";

const [failedSteps = "0", ...logs] = process.argv.slice(2);

/** The closing lines of Vitest (`Tests  2 failed | 40 passed`), Playwright (`  7 passed (3s)`), node:test (`# pass 9`). */
const COUNTS = {
  passed: [/^\s*Tests\s.*?(\d+) passed/gm, /^\s*(\d+) passed \(/gm, /^(?:#|ℹ) pass (\d+)/gm],
  failed: [/^\s*Tests\s.*?(\d+) failed/gm, /^\s*(\d+) failed$/gm, /^(?:#|ℹ) fail (\d+)/gm],
};

/**
 * How Vitest, Playwright (whose summary also lists stories that passed at the second try) and node:test name failed
 * tests.
 */
const NAMES = [/^ FAIL {2}.+/gm, /^ {4}(?:\[\w+\] › )?e2e\/browser\/.+? › .+/gm, /^not ok .+/gm];

const text = logs.map(read).join("\n");
const names = new Set(NAMES.flatMap((pattern) => text.match(pattern) ?? []));
for (const name of names) console.log(name.replace(/ ─+$/, "").trim());
const passed = sum(COUNTS.passed);
const failed = Math.max(sum(COUNTS.failed), Number(failedSteps));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function sum(patterns) {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .reduce((total, match) => total + Number(match[1]), 0);
}
