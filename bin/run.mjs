// Starts a command of this folder: `node bin/run.mjs start`. It is plain JavaScript, so that an old Node can run it and
// print that it is too old.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Node.js 20.9 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const COMMANDS = ["start", "admin", "code", "build", "example"];
const command = process.argv.splice(2, 1)[0] ?? "";
if (!COMMANDS.includes(command)) {
  console.error(`Usage: node bin/run.mjs ${COMMANDS.join("|")} ...`);
  process.exit(2);
}

try {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: new URL("../tsconfig.json", import.meta.url).pathname });
  const { main } = await import(`./${command}.ts`);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
