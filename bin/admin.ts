import { Command, CommanderError } from "commander";
import { clientCommand } from "./admin/clients";
import { creditsCommand } from "./admin/credits";
import { doctorCommand } from "./admin/doctor";
import { keyCommand } from "./admin/keys";
import { organizationCommand } from "./admin/organizations";
import { resealCommand } from "./admin/reseal";
import { userCommand } from "./admin/users";

const USAGE = 2;

/** The operator's command line: prints one JSON object per call. */
export async function main(args: string[]): Promise<number> {
  const program = new Command("admin")
    .description(
      "Organizations, keys, users, partners' applications and credits of this installation, whether the service runs or not.",
    )
    .usage("COMMAND ...   (npm run -s admin -- COMMAND ...)")
    .addHelpText("after", "\nEvery call prints one JSON object. Exit code: 0 done, 1 failed, 2 wrong usage.");
  const outcome = { exitCode: 0 };
  for (const command of [
    organizationCommand(),
    keyCommand(),
    userCommand(),
    clientCommand(),
    creditsCommand(),
    resealCommand(),
    doctorCommand(outcome),
  ]) {
    program.addCommand(command);
  }
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride().showSuggestionAfterError();
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return outcome.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : USAGE;
  }
}
