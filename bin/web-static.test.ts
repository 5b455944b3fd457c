import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressStatic } from "./service/compress-static";
import { findCompressed, sendCompressed } from "./web-static.mjs";

const SCRIPT = "console.log('open');\n".repeat(100);

describe("scripts and styles of pages", () => {
  let folder: string;
  let origin: string;
  const server = createServer();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "web-static-"));
    await mkdir(join(folder, "chunks"));
    await writeFile(join(folder, "chunks", "page.js"), SCRIPT);
    await writeFile(join(folder, "font.woff2"), "font");
    await compressStatic(folder);
    const files = await findCompressed(folder);
    server.on("request", (request, response) => {
      if (!sendCompressed(files, request, response)) response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, accepted: string, method = "GET") =>
    fetch(origin + path, { method, headers: { "accept-encoding": accepted } });

  it("go out compressed with Brotli, to be kept for ever", async () => {
    const reply = await ask("/_next/static/chunks/page.js?dpl=1", "gzip, deflate, br");
    expect(await reply.text()).toBe(SCRIPT);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/javascript; charset=UTF-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(Number(reply.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 10);
  });

  it("go out without a body where only the head is asked for", async () => {
    const reply = await ask("/_next/static/chunks/page.js", "br", "HEAD");
    expect([reply.status, await reply.text()]).toEqual([200, ""]);
  });

  it.each([
    ["/_next/static/chunks/page.js", "gzip", "GET"],
    ["/_next/static/chunks/page.js", "gzip, br;q=0", "GET"],
    ["/_next/static/chunks/page.js", "br", "POST"],
    ["/_next/static/chunks/page.js.br", "br", "GET"],
    ["/_next/static/font.woff2", "br", "GET"],
    ["/_next/static/chunks/none.js", "br", "GET"],
    ["/_next/static/../chunks/page.js", "br", "GET"],
  ])("leave %s accepting %s by %s to Next.js", async (path, accepted, method) => {
    expect((await ask(path, accepted, method)).status).toBe(404);
  });
});
