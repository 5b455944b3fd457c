import { deflateSync, gzipSync } from "node:zlib";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import type { Attack } from "./attack";

const UUID = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
const CURSORS: Record<string, string> = {
  "of another list": Buffer.from(JSON.stringify({ id: UUID, at: 1 })).toString("base64url"),
  "that is a statement": "' or 1=1; --",
  "of a huge number": "9".repeat(400),
  "of nested lists": Buffer.from("[".repeat(5_000)).toString("base64url"),
  "with a null character": "%00",
  "of broken characters": "%ff%fe%ed%a0%80",
};
const LISTS = ["/v2/jobs", "/v2/webhooks", "/v2/usage/ledger", "/v2/groups"];

/** Cursors that the service never issued. */
const FORGED: Attack[] = LISTS.flatMap((path) =>
  Object.entries(CURSORS).map(([name, cursor]) => ({
    name: `a cursor ${name} of ${path}`,
    method: "GET" as const,
    path: `${path}?cursor=${cursor.startsWith("%") ? cursor : encodeURIComponent(cursor)}`,
    status: 422,
  })),
);

const small = JSON.stringify({ name: "Compressed" });
const compressed = (name: string, encoding: string, bytes: () => Uint8Array): Attack => ({
  name: `a body ${name}`,
  path: "/v2/projects",
  headers: { "content-encoding": encoding },
  body: () => new Blob([new Uint8Array(bytes())]),
  status: 422,
});

/** Compressed bodies that unpack to much more. */
const COMPRESSED: Attack[] = [
  compressed("in gzip", "gzip", () => gzipSync(small)),
  compressed("of 64 MiB in gzip", "gzip", () => gzipSync(Buffer.alloc(64 * MEBIBYTE, " "))),
  compressed("in deflate", "deflate", () => deflateSync(small)),
  compressed("that says brotli and is none", "br", () => Buffer.from(small)),
  compressed("in gzip twice", "gzip, gzip", () => gzipSync(gzipSync(small))),
];

const csv = new Blob(["id,text\n1,Friendly staff\n"]);
const form = (name: string, fill: (form: FormData) => void, status = 422): Attack => ({
  name: `a form with ${name}`,
  path: "{question}/upload/file",
  body: () => {
    const made = new FormData();
    fill(made);
    return made;
  },
  status,
});

/** Multipart forms with more than a file and its mapping. */
const FORMS: Attack[] = [
  form("fields without end", (made) => {
    for (let index = 0; index < 5_000; index++) made.append(`field${index}`, "1");
    made.append("file", csv, "a.csv");
  }),
  form("files without end", (made) => {
    for (let index = 0; index < 500; index++) made.append("file", csv, `${index}.csv`);
  }),
  form("a field of a mebibyte", (made) => {
    made.append("mapping", "[".repeat(MEBIBYTE));
    made.append("file", csv, "a.csv");
  }),
  form("a field of nested lists", (made) => {
    made.append("mapping", "[".repeat(100_000));
    made.append("file", csv, "a.csv");
  }),
  form(
    "a name of blanks and slashes",
    (made) => made.append("file", csv, `${"../".repeat(3_000)}${" ".repeat(3_000)}`),
    200,
  ),
  form("no file", (made) => made.append("mapping", "{}")),
];

/** Malformed and unusual requests that are neither large nor slow. */
export const REQUESTS: Attack[] = [...FORGED, ...COMPRESSED, ...FORMS];

/** Sent many times at once, it takes all connections to the database. */
export const NEW_PROJECT: Attack = {
  name: "a project",
  path: "/v2/projects",
  body: () => JSON.stringify({ name: "One of many", questions: [{ text: "Why?" }] }),
  status: 201,
};
