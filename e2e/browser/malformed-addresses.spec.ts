import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./test";

/** Malformed ids, and well-formed ids of nothing. */
const IDS = [
  "1",
  "-1",
  "%20",
  "a%00b",
  "%00",
  "'; drop table projects; --",
  "..%2F..%2Fetc%2Fpasswd",
  "__proto__",
  "constructor",
  "👩‍👩‍👧‍👦",
  "%ED%A0%80",
  "a".repeat(5_000),
  "00000000-0000-0000-0000-000000000000",
  "01989c3e-7d1a-7cc3-98c4-dc0c0c07398g",
  "01989c3e7d1a7cc398c4dc0c0c07398f",
];
const QUERY = [
  "view",
  "search",
  "sort",
  "code",
  "codes",
  "cursor",
  "page",
  "segment",
  "wave",
  "filter",
  "group",
  "next",
  "news",
  "error",
];

/** The addresses of all pages below a folder of `app`, such as `/projects/[projectId]`. */
function pagesOf(folder: string): string[] {
  const root = fileURLToPath(new URL(`../../app/${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, "")}`);
}

test("malformed ids in any page's address are a 404", async ({ page, signIn, notes }) => {
  test.setTimeout(600_000);
  await signIn(page);
  const [, projectId = ""] = /^\/projects\/([^/]+)/.exec(notes.examplePath) ?? [];
  const named = pagesOf("(dashboard)").filter((path) => path.includes("["));
  expect(named.length).toBeGreaterThan(10);
  for (const path of named) {
    for (const id of IDS) {
      for (const project of path.includes("[questionId]") ? [id, projectId] : [id]) {
        const address = path.replace("[projectId]", project).replace(/\[\w+\]/g, id);
        const reply = await page.request.get(address, { maxRedirects: 0 });
        expect([address, reply.status()]).toEqual([address, 404]);
      }
    }
  }
  for (const path of pagesOf("docs").filter((path) => path.includes("["))) {
    for (const id of IDS) {
      const address = `/docs${path.replace(/\[\w+\]/g, id)}`;
      expect([address, (await page.request.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 404]);
    }
  }
});

test("malformed query parameters make no page fail", async ({ page, signIn, notes }) => {
  test.setTimeout(600_000);
  await signIn(page);
  const [, projectId = "", questionId = ""] = /^\/projects\/([^/]+)\/questions\/([^/]+)/.exec(notes.examplePath) ?? [];
  const pages = [...pagesOf("(dashboard)"), ...pagesOf("(auth)"), "/oauth/authorize"];
  for (const path of pages.filter((path) => !/\[(id|clientId|groupId)\]/.test(path))) {
    const address = path.replace("[projectId]", projectId).replace("[questionId]", questionId);
    for (const value of [
      "%00",
      "'",
      "-1",
      "%ED%A0%80",
      "__proto__",
      "constructor",
      "9".repeat(400),
      "[object Object]",
    ]) {
      const query = QUERY.map((name) => `${name}=${value}&${name}=${value}`).join("&");
      const reply = await page.request.get(`${address}?${query}`, { maxRedirects: 0 });
      expect(reply.status(), `${address}?${query}`).toBeLessThan(500);
    }
  }
});
