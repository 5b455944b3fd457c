import { openDatabase } from "@/bin/local/open-database";
import { serviceAddress } from "@/bin/local/service-address";
import type { Connection } from "@/db/client";
import type { LegacyScope, Plan, Role } from "@/db/schema/terms";
import { createApiKey } from "@/lib/auth/api-keys";
import { SCOPES } from "@/lib/auth/scopes";
import { countFreeRun } from "@/lib/credits/free-runs";
import { AppError } from "@/lib/errors/app-error";
import { createClient } from "@/lib/oauth/manage-clients";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { parseEnv } from "@/lib/runtime/env";
import { makeResetLink } from "@/lib/sign-in/password-reset";
import { enrolUser } from "@/lib/users/enrol-user";

/**
 * Does what the operator's commands do against the running service, with the variables with which it was started. The
 * commands themselves (`bin/admin.test.ts`) would each take more than a second of processor time to start.
 */
export function operatorOf(dataDir: string, variables: Record<string, string> = {}) {
  const env = parseEnv({ ...process.env, ...variables, DATA_DIR: dataDir });
  async function inDatabase<Result>(work: (db: Connection["db"]) => Promise<Result>): Promise<Result> {
    const { db, close } = await openDatabase(env);
    return work(db).finally(close);
  }
  return {
    /** Returns the id of the new organization. */
    async createOrganization({ plan, credits }: { plan: Plan; credits: number }): Promise<string> {
      return (await inDatabase((db) => createOrganization(db, { name: "Tested", plan, credits }))).id;
    },
    /** Registers an application for both flows, which may ask for every scope. */
    async createClient(
      organizationId: string,
      redirectUri: string,
    ): Promise<{ client_id: string; client_secret: string }> {
      const { clientId, clientSecret } = await inDatabase((db) =>
        createClient(db, {
          organizationId,
          name: "Survey Studio",
          redirectUris: [redirectUri],
          scopes: [...SCOPES],
          flows: ["standard", "express"],
          logoUrl: null,
          isPublic: false,
        }),
      );
      return { client_id: clientId, client_secret: clientSecret ?? "" };
    },
    createUser: (organizationId: string, email: string, password: string, role: Role = "researcher"): Promise<void> =>
      inDatabase((db) =>
        db.transaction(async (tx) => {
          const { id: userId } = await enrolUser(tx, { email, password });
          await addMember(tx, { organizationId, userId, role });
        }),
      ),
    makeResetLink: (email: string): Promise<{ link: string }> =>
      inDatabase(async (db) => {
        const made = await makeResetLink(db, email, { mailed: false, appUrl: await serviceAddress(env) });
        if (!made) throw new Error(`Nobody signs in with ${email}.`);
        return made;
      }),
    /** Uses up the free runs of a language model that an organization has today. */
    exhaustFreeRuns: (organizationId: string, plan: Plan): Promise<void> =>
      inDatabase(async (db) => {
        const isUsedUp = (error: unknown) => error instanceof AppError && error.code === "RATE_LIMITED";
        const spendOne = () =>
          countFreeRun(db, { organizationId, plan }, { name: "openai" }, "Tested").then(
            () => true,
            (error) => {
              if (isUsedUp(error)) return false;
              throw error;
            },
          );
        while (await spendOne());
      }),
    async createKey(organizationId: string, ...scopes: LegacyScope[]): Promise<string> {
      const made = await inDatabase((db) =>
        createApiKey(db, { organizationId, name: "Tested", scopes, expiresAt: null }),
      );
      return made.key;
    },
  };
}
