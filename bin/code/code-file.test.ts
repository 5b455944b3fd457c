import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeFile } from "./code-file";

let folder: string;
let said: string[];
const asked: (string | undefined)[] = [];
const languages: string[] = [];

const server = createServer(async (request, response) => {
  const body = request.method === "POST" ? ((await json(request)) as { question?: string; language: string }) : null;
  if (body) {
    asked.push(body.question);
    languages.push(body.language);
  }
  const data = body ? { codebook: [], results: [], credits_used: 0 } : { credits_remaining: 9 };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ success: true, data, meta: { api_version: "v1" } }));
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "code-file-"));
  said = [];
  asked.length = 0;
  languages.length = 0;
  vi.stubEnv("CODING_API_KEY", `svc_live_${"a".repeat(32)}`);
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close();
  await rm(folder, { recursive: true });
});

async function codeCsv(text: string) {
  const file = join(folder, "survey.csv");
  await writeFile(file, text);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await codeFile(file, { type: "qualitative", url }, new AbortController().signal);
}

test("the service is told what was asked: the column's wording", async () => {
  await codeCsv("id,What could we improve?\n1,The long queues at the till\n2,More vegan food please\n");
  expect(asked).toEqual(["What could we improve?"]);
});

test("of two header rows the wording is what was asked", async () => {
  await codeCsv(
    "Respondent,What could we improve?,How old are you?\nRespID,Q1_open,Q2\n1,The long queues at the till,30\n2,More vegan food please,41\n",
  );
  expect(asked).toEqual(["What could we improve?"]);
});

test("the answers are coded in their own language", async () => {
  await codeCsv("id,Kommentar\n1,Die Schlange an der Kasse war viel zu lang\n2,Mehr vegetarisches Essen wäre schön\n");
  await codeCsv("id,Comment\n1,The long queues at the till\n2,More vegan food please\n");
  expect(languages).toEqual(["de", "en"]);
});

test("empty and missing cells are rows, but no answers", async () => {
  await codeCsv("id,Comment\n1,The long queues at the till\n2,\n3,n/a\n4,More vegan food please\n");
  expect(said[0]).toBe('4 rows, 2 answers in "Comment" (guessed); ids: "id" (guessed); language: English (guessed).');
});
