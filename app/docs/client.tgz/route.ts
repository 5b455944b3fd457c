import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Read once, when the app is built. */
export const dynamic = "force-static";

/** The TypeScript client as a package that npm can install. */
export const GET = async () =>
  new Response(await readFile(join(process.cwd(), "dist/client.tgz")), {
    headers: { "Content-Type": "application/gzip" },
  });
