import { build } from "./service/build";

/** Builds the app, whether it needs it or not. */
export async function main(): Promise<number> {
  await build((line) => console.log(line), new AbortController().signal);
  return 0;
}
