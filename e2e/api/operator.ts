import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SCOPES } from "@/lib/auth/scopes";

const PROGRAM = fileURLToPath(new URL("../../bin/run.mjs", import.meta.url));

/** Runs the operator's commands against the running service, with the variables with which it was started. */
export function operatorOf(dataDir: string, variables: Record<string, string> = {}) {
  const admin = async (...args: string[]) => {
    const env = { ...process.env, ...variables, DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, "admin", ...args], { env });
    return JSON.parse(stdout);
  };
  return {
    /** Returns the id of the new organization. */
    async createOrganization({ plan, credits }: { plan: string; credits: number }): Promise<string> {
      return (await admin("org", "create", "--name", "Tested", "--plan", plan, "--credits", `${credits}`)).id;
    },
    /** Registers an application for both flows, which may ask for every scope. */
    async createClient(
      organizationId: string,
      redirectUri: string,
    ): Promise<{ client_id: string; client_secret: string }> {
      const about = ["--org", organizationId, "--name", "Survey Studio", "--redirect-uri", redirectUri];
      const may = ["--scopes", SCOPES.join(" "), "--flows", "standard,express"];
      return admin("client", "create", ...about, ...may);
    },
    async createUser(organizationId: string, email: string, password: string): Promise<void> {
      const login = ["--email", email, "--password", password];
      await admin("user", "create", "--org", organizationId, ...login, "--role", "researcher");
    },
    async makeResetLink(email: string): Promise<{ link: string }> {
      return admin("user", "reset-link", "--email", email);
    },
    async createKey(organizationId: string, scopes: string): Promise<string> {
      return (await admin("key", "create", "--org", organizationId, "--scopes", scopes)).key;
    },
  };
}
