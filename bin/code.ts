import { type Command, CommanderError } from "commander";
import { TableError } from "@/lib/tables/table";
import { codeFile } from "./code/code-file";
import { type CodeOptions, codeCommand } from "./code/options";
import { APP_FOLDER } from "./local/data-folder";
import { stopSignal } from "./service/stop-signal";

const FAILED = 1;
const USAGE = 2;

/** The command line for researchers: codes a file of answers through the public API. */
export async function main(args: string[]): Promise<number> {
  // The data of languages are read from the application's folder, wherever the command was called.
  process.chdir(APP_FOLDER);
  const stopping = stopSignal();
  const command: Command = codeCommand().exitOverride();
  command.action((file: string, options: CodeOptions) => codeFile(file, options, stopping));
  try {
    await command.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (stopping.aborted) console.error("Stopped. Nothing was written.");
    else if (error instanceof TableError)
      console.error(`${args.find((arg) => !arg.startsWith("-"))}: ${error.message}`);
    else throw error;
    return FAILED;
  }
}
