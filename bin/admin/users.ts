import { text } from "node:stream/consumers";
import { Command, Option } from "commander";
import { ROLES, type Role } from "@/db/schema/terms";
import { recordAboutLogin } from "@/lib/audit/record-action";
import { eraseAccount } from "@/lib/erasure/delete-account";
import { AppError } from "@/lib/errors/app-error";
import { addMember } from "@/lib/organizations/add-member";
import { findOrganization } from "@/lib/organizations/find-organization";
import { findUserByEmail } from "@/lib/users/create-user";
import { enrolUser } from "@/lib/users/enrol-user";
import { serviceAddress } from "../local/service-address";
import { id } from "./arguments";
import { BY_COMMAND, printChange, printFromDatabase } from "./with-database";

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
      await printChange(async (tx, log) => {
        await findOrganization(tx, organizationId);
        const user = await enrolUser(tx, { email, password });
        await addMember(tx, { organizationId, userId: user.id, role });
        await log(organizationId, "createUser", { user_id: user.id, role });
        return { id: user.id, email: user.email, organization_id: organizationId, role };
      });
    });
  command
    .command("reset-link")
    .description("make a link by which a person sets a new password; prints { email, link, expires_at }")
    .requiredOption("--email <email>", "the address that the person signs in with")
    .action(({ email }: { email: string }) =>
      printChange(async (tx) => {
        const [{ env }, { makeResetLink }] = await Promise.all([
          import("@/lib/runtime/env"),
          import("@/lib/sign-in/password-reset"),
        ]);
        const made = await makeResetLink(tx, email, { mailed: false, appUrl: await serviceAddress(env) });
        if (!made) throw noUser();
        await recordAboutLogin(tx, { ...BY_COMMAND, userId: made.userId, action: "makeResetLink" });
        return { email: made.email, link: made.link, expires_at: made.expiresAt };
      }),
    );
  command
    .command("delete")
    .description("delete a person's login, with the keys and apps that they made; prints { id, email, deleted }")
    .requiredOption("--email <email>", "the address that the person signs in with")
    .action(({ email }: { email: string }) =>
      printFromDatabase(async (db) => {
        const user = await findUserByEmail(db, email);
        if (!user) throw noUser();
        await eraseAccount(db, user.id, BY_COMMAND);
        return { id: user.id, email: user.email, deleted: true };
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

const noUser = () => new AppError("NOT_FOUND", "No user has this e-mail address.");
