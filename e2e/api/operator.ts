import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROGRAM = fileURLToPath(new URL("../../bin/run.mjs", import.meta.url));

/** Runs the operator's commands against the running service. */
export function operatorOf(dataDir: string) {
  const admin = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, "admin", ...args], { env });
    return JSON.parse(stdout);
  };
  return {
    /** Returns the id of the new organization. */
    async createOrganization({ plan, credits }: { plan: string; credits: number }): Promise<string> {
      return (await admin("org", "create", "--name", "Tested", "--plan", plan, "--credits", `${credits}`)).id;
    },
    async createKey(organizationId: string, scopes: string): Promise<string> {
      return (await admin("key", "create", "--org", organizationId, "--scopes", scopes)).key;
    },
  };
}
