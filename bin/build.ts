import { build } from "./service/build";

/** Builds the app, even if the last build is not outdated. */
export async function main(): Promise<number> {
  await build((line) => console.log(line), new AbortController().signal);
  return 0;
}
