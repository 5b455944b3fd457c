import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { LoadRequest } from "./load";

const ANSWERS = 20;
const example = (file: string) => readFileSync(new URL(`../../examples/${file}`, import.meta.url), "utf8");

/** `GET /v2/usage` with each key in turn. */
export const usageRequests = (keys: readonly string[]): LoadRequest[] =>
  keys.map((key) => ({ method: "GET", path: "/api/v2/usage", headers: { "x-api-key": key } }));

/** `POST /v2/code` with 20 answers of the example survey, different ones for each key, and its codebook of 10 codes. */
export function codeRequests(keys: readonly string[]): LoadRequest[] {
  const answers = Papa.parse<Record<string, string>>(example("hotel-stay.csv"), {
    header: true,
    skipEmptyLines: true,
  }).data.map((row, index) => ({ id: `r${index}`, text: row.answer ?? "" }));
  const codebook = firstCodes(JSON.parse(example("hotel-codebook.json")), 10);
  return keys.map((key, index) => {
    const first = (index * ANSWERS) % (answers.length - ANSWERS);
    const body = JSON.stringify({ responses: answers.slice(first, first + ANSWERS), codebook });
    const headers = { "x-api-key": key, "content-type": "application/json" };
    return { method: "POST", path: "/api/v2/code", headers, body };
  });
}

type CodebookFile = { categories: { name: string; codes: object[] }[] };

/** The first `max` codes of a codebook, in their categories. */
function firstCodes({ categories }: CodebookFile, max: number): CodebookFile {
  let left = max;
  const taken = categories.map(({ name, codes }) => {
    const some = codes.slice(0, left);
    left -= some.length;
    return { name, codes: some };
  });
  return { categories: taken.filter(({ codes }) => codes.length > 0) };
}

/** Sends the same requests to the echo route of the bare app. */
export const echoOf = (requests: readonly LoadRequest[]): LoadRequest[] =>
  requests.map((request) => ({ ...request, path: request.method === "GET" ? "/echo?plan=enterprise" : "/echo" }));
