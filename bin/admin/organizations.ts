import { Command, Option } from "commander";
import { PLANS, type Plan } from "@/db/schema/terms";
import { createOrganization } from "@/lib/organizations/create-organization";
import { credits, id } from "./arguments";
import { printChange, printFromDatabase } from "./with-database";

export function organizationCommand(): Command {
  const command = new Command("org").description("organizations").helpCommand(false);
  command
    .command("create")
    .description("create an organization; prints { id, name, plan, credits }")
    .requiredOption("--name <name>", "what the organization is called")
    .addOption(new Option("--plan <plan>", "its plan").choices(PLANS).makeOptionMandatory())
    .option("--credits <n>", "the exact opening balance; without it, the plan's monthly credits", credits)
    .action((options: { name: string; plan: Plan; credits?: number }) =>
      printChange(async (tx, log) => {
        const { id, name, plan, credits } = await createOrganization(tx, options);
        await log(id, "createOrganization", { id });
        return { id, name, plan, credits };
      }),
    );
  command
    .command("delete")
    .description(
      "delete an organization with everything in it, and the logins of people who are in no other; prints { id, deleted, logins }",
    )
    .requiredOption("--org <id>", "the organization", id)
    .requiredOption("--name <name>", "its name, to be sure")
    .action(({ org, name }: { org: string; name: string }) =>
      printFromDatabase(async (db) => {
        const { eraseNamed } = await import("@/lib/erasure/delete-organization");
        return { id: org, deleted: true, logins: await eraseNamed(db, org, name) };
      }),
    );
  return command;
}
