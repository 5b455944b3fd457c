import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import type { Attack } from "./attack";

/** Characters of the longest allowed header. */
const LONG = 15_000;

/** Headers that are slow for bad regular expressions. All routes read them with the same code. */
export const HEADERS: Attack[] = Object.entries({
  "user-agent": ["a", "a-", "1"],
  accept: ["a/a,", "a;q="],
  "accept-language": ["a,", '"a" '],
  "x-forwarded-for": ["1,", "a"],
  "x-forwarded-host": ["1,"],
  "x-request-id": ["0"],
  "if-match": ['"a" ', 'W/"a",'],
  cookie: ["a=b; ", "="],
}).flatMap(([name, pumps]) =>
  pumps.map((pump) => ({
    name: `${name} of ${JSON.stringify(pump)} without end`,
    method: "GET" as const,
    status: 200,
    path: "/v2/usage",
    headers: { [name]: pump.repeat(LONG / pump.length).trim() },
  })),
);

const LIMIT = 32 * MEBIBYTE;
const UUID = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";

/** JSON bodies up to the largest that is taken. */
export const BODIES: Attack[] = [
  { name: "answers of nothing", status: 413, path: "/v2/code", body: () => list("{}") },
  { name: "answers of other types", status: 413, path: "/v2/code", body: () => list('"x"') },
  { name: "numbers without end", status: 413, path: "/v2/code", body: () => list("0") },
  { name: "lists in a list", status: 413, path: "/v2/code", body: () => list("[[]]") },
  { name: "fields that nobody declared", status: 413, path: "/v2/code", body: () => `{${names(800_000)}}` },
  {
    name: "answers with fields of their own",
    status: 422,
    path: "/v2/code",
    body: () => list(`{"id":"1","text":"a",${names(20)}}`),
  },
  {
    name: "one answer with many fields",
    status: 413,
    path: "/v2/code",
    body: () => `{"responses":[{"id":"1","text":"a",${names(800_000)}}]}`,
  },
  {
    name: "as many answers of nothing as a list may have",
    status: 422,
    path: "/v2/code",
    body: () => list("{}", "", 3 * 199_000),
  },
  {
    name: "as many wrong segments as a body may have",
    status: 413,
    path: "{question}/upload/json",
    body: () => list(`{"id":"1","text":"a","segments":{${names(100, "[]")}}}`, "", LIMIT),
  },
  {
    name: "as many names as a body may have",
    status: 422,
    path: "/v2/code",
    body: () => `{"responses":[${Array.from({ length: 480 }, (_, index) => `{${names(4_900, "1", index)}}`)}]}`,
  },
  {
    name: "a text of the whole body",
    status: 422,
    path: "/v2/code",
    body: () => `{"responses":[{"id":"1","text":"${"a".repeat(LIMIT - 100)}"}]}`,
  },
  {
    name: "a name of white space",
    status: 422,
    path: "/v2/projects",
    body: () => `{"name":"${" ".repeat(LIMIT - 100)}"}`,
  },
  { name: "white space around the body", status: 422, path: "/v2/projects", body: () => "{}".padStart(LIMIT) },
  {
    name: "an id of the whole body",
    status: 422,
    path: "/v2/codebook/recommend-type",
    body: () => `{"project_id":"${"0".repeat(LIMIT - 100)}","question_id":"${UUID}"}`,
  },
  { name: "escaped surrogates", status: 413, path: "/v2/code", body: () => list('"\\ud800"') },
  {
    name: "an escaped null character behind much",
    status: 413,
    path: "/v2/code",
    body: () => list('{"id":"1","text":"a"}', ',"\\u0000"'),
  },
  {
    name: "lists in lists in lists",
    status: 422,
    path: "/v2/code",
    body: () => `{"responses":${"[".repeat(LIMIT / 2 - 50)}${"]".repeat(LIMIT / 2 - 50)}}`,
  },
  {
    name: "objects in objects",
    status: 422,
    path: "/v2/code",
    body: () => `${'{"a":'.repeat(4_000_000)}1${"}".repeat(4_000_000)}`,
  },
  {
    name: "JSON that ends too early",
    status: 413,
    path: "/v2/code",
    body: () => list('{"id":"1","text":"a"}').slice(0, -2),
  },
  {
    name: "segments without end",
    status: 413,
    path: "{question}/upload/json",
    body: () => `{"responses":[{"id":"1","text":"good","segments":{${names(800_000)}}}]}`,
  },
  {
    name: "segments of many answers",
    status: 422,
    path: "{question}/upload/json",
    body: () => list(`{"id":"1","text":"good","segments":{${names(1_000)}}}`, "", LIMIT / 4),
  },
  {
    name: "credentials without end",
    status: 413,
    path: "/v2/connections",
    body: () => `{"provider":"typeform","name":"A","credentials":{${names(800_000)}}}`,
  },
  {
    name: "a codebook of equal names",
    status: 422,
    method: "PUT",
    path: "{question}/codebook",
    body: () => codebook(() => "Same", 2_000, ""),
  },
  {
    name: "a codebook of equal categories",
    status: 413,
    path: "/v2/codebook/import",
    body: () =>
      `{"project_id":"${UUID}","question_id":"${UUID}","categories":[${'{"name":"A","codes":[]},'.repeat(1_200_000)}{"name":"A","codes":[]}]}`,
  },
  {
    name: "as many codes as a codebook may have",
    status: 200,
    method: "PUT",
    path: "{question}/codebook",
    body: () => codebook((index) => `Code ${index}`, 400, "d".repeat(400)),
  },
  {
    name: "a codebook of too many codes and characters",
    status: 422,
    method: "PUT",
    path: "{question}/codebook",
    body: () => codebook((index) => `Code ${index} ${"x".repeat(400)}`, 2_000, "d".repeat(2_500)),
  },
  {
    name: "decisions on answers that nobody has",
    status: 422,
    method: "PATCH",
    path: "{question}/responses",
    body: decisions,
  },
  {
    name: "a text by which to look",
    status: 422,
    path: "/v2/analytics/cross-tab",
    body: () => `{"project_id":"${UUID}","question_id":"${UUID}","segment":"${"=".repeat(LIMIT - 200)}"}`,
  },
  { name: "as many long answers as go", status: 200, path: "/v2/credits/estimate", body: () => longAnswers(10_000) },
  { name: "few answers as long as may be", status: 200, path: "/v2/credits/estimate", body: () => longAnswers(330) },
  { name: "a job of as many long answers as go", status: 202, path: "/v2/code", body: () => longAnswers(10_000) },
  {
    name: "an upload of as many answers as go",
    status: 200,
    path: "{question}/upload/json",
    body: () => longAnswers(100_000),
  },
];

/** A request for coding whose list of answers is filled with one item up to the limit. */
function list(item: string, last = "", size = LIMIT): string {
  const times = Math.max(1, Math.floor((size - 100) / (item.length + 1)) - 1);
  return `{"responses":[${`${item},`.repeat(times)}${item}${last}]}`;
}

const names = (count: number, value = '"value"', first = 0) =>
  Array.from({ length: count }, (_, index) => `"${first}n${index}":${value}`).join();

function codebook(nameOf: (index: number) => string, codesPerCategory: number, definition: string): string {
  const code = (index: number) => ({ name: nameOf(index), definition });
  const codes = (category: number) =>
    Array.from({ length: codesPerCategory }, (_, index) => code(category * codesPerCategory + index));
  const categories = Array.from({ length: 5 }, (_, category) => ({ name: `Net ${category}`, codes: codes(category) }));
  return JSON.stringify({ categories });
}

function decisions(): string {
  const codes = Array.from({ length: 200 }, (_, index) => ({ name: `Code ${index}` }));
  const id = (index: number) => `01989c3e-7d1a-7cc3-98c4-${String(index).padStart(12, "0")}`;
  return JSON.stringify({
    responses: Array.from({ length: 1_000 }, (_, index) => ({ response_id: id(index), codes })),
  });
}

const SAID = "the room was clean and the staff were kind and we would come again although the price was high ";

function longAnswers(count: number): string {
  const length = Math.min(100_000, Math.floor(LIMIT / count) - 50);
  const filler = SAID.repeat(Math.ceil(length / SAID.length));
  const text = (index: number) => `Stay ${index}: ${filler}`.slice(0, length);
  return JSON.stringify({
    responses: Array.from({ length: count }, (_, index) => ({ id: `r${index}`, text: text(index) })),
  });
}
