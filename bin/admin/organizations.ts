import { Command, Option } from "commander";
import { PLANS, type Plan } from "@/db/schema/terms";
import { createOrganization } from "@/lib/organizations/create-organization";
import { credits } from "./arguments";
import { printChange } from "./with-database";

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
  return command;
}
