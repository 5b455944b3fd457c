import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Debian's browsers. The shell has no windows to draw, and loads a page in two thirds of the time. */
const DEBIAN_BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const RUNS_AS_ROOT = process.getuid?.() === 0;

/** How to launch a browser here: the one that a variable names, Debian's, Playwright's own, or the one from npm. */
export async function chooseBrowser(): Promise<LaunchOptions> {
  const args = RUNS_AS_ROOT ? ["--no-sandbox"] : [];
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = [named, ...DEBIAN_BROWSERS, chromium.executablePath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, args } : npmBrowser();
}

/** The browser from npm, with the system libraries that a bare machine lacks. */
async function npmBrowser(): Promise<LaunchOptions> {
  const folder = await unpacked();
  const libraries = [join(folder, "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return {
    executablePath: join(folder, "chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

/**
 * The folder with the unpacked browser. Processes that start at once each unpack into a folder of their own; the first
 * to finish renames its folder, the others delete theirs.
 */
async function unpacked(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..");
  const { version } = JSON.parse(await readFile(join(packed, "package.json"), "utf8"));
  const folder = join(tmpdir(), `open-text-coding-chromium-${version}-${process.getuid?.() ?? "user"}`);
  if (existsSync(folder)) return folder;

  const own = `${folder}-${randomUUID()}`;
  await mkdir(own, { recursive: true });
  const part = (name: string) => createReadStream(join(packed, "bin", name)).pipe(createBrotliDecompress());
  await Promise.all([
    pipeline(part("chromium.br"), createWriteStream(join(own, "chromium"), { mode: 0o755 })),
    untar(part("al2023.tar.br"), own),
    untar(part("fonts.tar.br"), own),
  ]);
  await writeFile(join(own, "fonts.conf"), fontsOf(folder));
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  return folder;
}

/** The fonts that came with the browser, together with the machine's own. */
const fontsOf = (folder: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;

async function untar(archive: NodeJS.ReadableStream, folder: string): Promise<void> {
  const tar: ChildProcess = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "ignore", "inherit"] });
  if (tar.stdin) archive.pipe(tar.stdin);
  const [code] = await once(tar, "close");
  if (code !== 0) throw new Error("The browser that npm ships could not be unpacked: tar failed.");
}
