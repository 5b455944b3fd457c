import { text } from "node:stream/consumers";
import { Command, Option } from "commander";
import { ROLES, type Role } from "@/db/schema/terms";
import { AppError } from "@/lib/errors";
import { addMember } from "@/lib/organizations/add-member";
import { findOrganization } from "@/lib/organizations/find-organization";
import { enrolUser } from "@/lib/users/enrol-user";
import { serviceAddress } from "../local/service-address";
import { id } from "./arguments";
import { printFromDatabase } from "./with-database";

type CreateOptions = { org: string; email: string; role: Role };

export function userCommand(): Command {
  const command = new Command("user").description("people who sign in").helpCommand(false);
  command
    .command("create")
    .description("create a user in an organization; prints { id, email, organization_id, role }")
    .requiredOption("--org <id>", "the organization", id)
    .requiredOption("--email <email>", "the address to sign in with")
    .requiredOption(
      "--password-stdin",
      "read the password from standard input: 8 characters or more; for a known address, the one that it has",
    )
    .addOption(new Option("--role <role>", "what the user may do").choices(ROLES).makeOptionMandatory())
    .action(async ({ org: organizationId, email, role }: CreateOptions) => {
      const password = await passwordFromStdin();
      await printFromDatabase(async (db) => {
        await findOrganization(db, organizationId);
        return db.transaction(async (tx) => {
          const user = await enrolUser(tx, { email, password });
          await addMember(tx, { organizationId, userId: user.id, role });
          return { id: user.id, email: user.email, organization_id: organizationId, role };
        });
      });
    });
  command
    .command("reset-link")
    .description("make a link by which a person sets a new password; prints { email, link, expires_at }")
    .requiredOption("--email <email>", "the address that the person signs in with")
    .action(({ email }: { email: string }) =>
      printFromDatabase(async (db) => {
        const [{ env }, { makeResetLink }] = await Promise.all([
          import("@/lib/env"),
          import("@/lib/sign-in/password-reset"),
        ]);
        const made = await makeResetLink(db, email, await serviceAddress(env));
        if (!made) throw new AppError("NOT_FOUND", "No user has this e-mail address.");
        return { email: made.email, link: made.link, expires_at: made.expiresAt };
      }),
    );
  return command;
}

/** The text on standard input, without a line break at its end. Throws if it is a terminal, which would show it. */
async function passwordFromStdin(): Promise<string> {
  if (process.stdin.isTTY) {
    const example = 'printf %s "$PASSWORD" | npm run -s admin -- user create ...';
    throw new AppError("VALIDATION_ERROR", `Pass the password on standard input, for example: ${example}`);
  }
  return (await text(process.stdin)).replace(/\r?\n$/, "");
}
