import { build } from "./service/build";

/** Builds the app, even if the build is up to date. */
export async function main(): Promise<number> {
  await build((line) => console.log(line), new AbortController().signal);
  return 0;
}
