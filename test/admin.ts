import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const RUN = fileURLToPath(new URL("../bin/run.mjs", import.meta.url));

/** The output of a call of the operator's command line, and its exit code. */
export function admin(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [RUN, "admin", ...args], (error, stdout, stderr) =>
      done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

/** The one object that a call printed, which must succeed. */
export async function printedBy(...args: string[]) {
  const { code, stdout, stderr } = await admin(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.trim().split("\n")).toHaveLength(1);
  return JSON.parse(stdout);
}
