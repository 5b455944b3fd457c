import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const RUN = fileURLToPath(new URL("../bin/run.mjs", import.meta.url));

/** The output of a call of the operator's command line, and its exit code. */
export const admin = (...args: string[]) => adminGiven("", ...args);

/** Like `admin`, with this text on standard input. */
export function adminGiven(
  input: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const { stdin } = execFile(process.execPath, [RUN, "admin", ...args], (error, stdout, stderr) =>
      done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
    stdin?.on("error", () => {}).end(input);
  });
}

/** The one object that a call printed, which must succeed. */
export async function printedBy(...args: string[]) {
  return printedIn(await admin(...args));
}

/** The one object that a successful call printed. */
export function printedIn({ code, stdout, stderr }: Awaited<ReturnType<typeof admin>>) {
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.trim().split("\n")).toHaveLength(1);
  return JSON.parse(stdout);
}
