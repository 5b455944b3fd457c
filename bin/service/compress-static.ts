import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { COMPRESSED } from "../web-static.mjs";

const compress = promisify(brotliCompress);

/**
 * Compresses each script and style in the folder with Brotli at its best quality, into `chunk.js.br` beside `chunk.js`.
 */
export async function compressStatic(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        await writeFile(file + COMPRESSED, await compress(await readFile(file)));
      }),
  );
}
