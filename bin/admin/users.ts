import { Command, Option } from "commander";
import { ROLES, type Role } from "@/db/schema/terms";
import { addMember } from "@/lib/organizations/add-member";
import { findOrganization } from "@/lib/organizations/find-organization";
import { enrolUser } from "@/lib/users/enrol-user";
import { id } from "./arguments";
import { printFromDatabase } from "./with-database";

type CreateOptions = { org: string; email: string; password: string; role: Role };

export function userCommand(): Command {
  const command = new Command("user").description("people who sign in").helpCommand(false);
  command
    .command("create")
    .description("create a user in an organization; prints { id, email, organization_id, role }")
    .requiredOption("--org <id>", "the organization", id)
    .requiredOption("--email <email>", "the address to sign in with")
    .requiredOption("--password <password>", "8 characters or more; for a known address, the one that it has")
    .addOption(new Option("--role <role>", "what the user may do").choices(ROLES).makeOptionMandatory())
    .action(({ org: organizationId, email, password, role }: CreateOptions) =>
      printFromDatabase(async (db) => {
        await findOrganization(db, organizationId);
        return db.transaction(async (tx) => {
          const user = await enrolUser(tx, { email, password });
          await addMember(tx, { organizationId, userId: user.id, role });
          return { id: user.id, email: user.email, organization_id: organizationId, role };
        });
      }),
    );
  return command;
}
