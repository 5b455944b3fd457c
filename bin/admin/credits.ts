import { Command } from "commander";
import { grantCredits } from "@/lib/credits/ledger";
import { amount, id } from "./arguments";
import { printChange } from "./with-database";

export function creditsCommand(): Command {
  const command = new Command("credits").description("credit balances").helpCommand(false);
  command
    .command("grant")
    .description("add credits to an organization; prints { organization_id, granted, balance }")
    .requiredOption("--org <id>", "the organization", id)
    .requiredOption("--amount <n>", "how many", amount)
    .option("--description <text>", "what the ledger says about it", "Granted by the operator")
    .action((options: { org: string; amount: number; description: string }) =>
      printChange(async (tx, log) => {
        const { org: organizationId, amount, description } = options;
        const balance = await grantCredits(tx, { organizationId, amount, description });
        await log(organizationId, "grantCredits", {});
        return { organization_id: organizationId, granted: amount, balance };
      }),
    );
  return command;
}
