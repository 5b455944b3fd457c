import { Command, Option } from "commander";
import { PLANS, type Plan } from "@/db/schema/terms";
import { createOrganization } from "@/lib/organizations/create-organization";
import { credits } from "./arguments";
import { printFromDatabase } from "./with-database";

export function organizationCommand(): Command {
  const command = new Command("org").description("organizations").helpCommand(false);
  command
    .command("create")
    .description("create an organization; prints { id, name, plan, credits }")
    .requiredOption("--name <name>", "what the organization is called")
    .addOption(new Option("--plan <plan>", "its plan").choices(PLANS).makeOptionMandatory())
    .option("--credits <n>", "the exact opening balance; without it, the plan's monthly credits", credits)
    .action((options: { name: string; plan: Plan; credits?: number }) =>
      printFromDatabase(async (db) => {
        const { id, name, plan, credits } = await createOrganization(db, options);
        return { id, name, plan, credits };
      }),
    );
  return command;
}
