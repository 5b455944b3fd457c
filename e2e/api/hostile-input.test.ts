import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/api/contract/all";
import { call, post, service } from "./client";
import { CODEBOOK, codeRequest } from "./requests";

type Listed = { id: string; text: string; codes: { evidence: string | null }[] };
type Given = { id: string; text: string };

/** Codes these answers and reads them back from the temporary project. */
async function codeAndRead(responses: Given[], codebook: unknown = CODEBOOK) {
  const reply = await post("/v2/code", { responses, codebook });
  expect(reply.status, reply.text).toBe(200);
  const { project_id, question_id, results } = reply.body.data;
  const path = `/v2/projects/${project_id}/questions/${question_id}`;
  const listed: Listed[] = (await call("GET", `${path}/responses`)).body.data;
  return { results, listed, path };
}

const DEEP = 100_000;
const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

describe("ids and texts", () => {
  it("come back unchanged, in any script and Unicode form", async () => {
    const responses = [
      { id: "👩‍👩‍👧‍👦 family", text: "The staff were friendly 👍🏽👩‍🚀 and the price was too high 💸" },
      { id: "مرحبا", text: "\u202bالموظفون ودودون جدًا\u202c والسعر مرتفع" },
      { id: "שלום", text: "הצוות היה אדיב מאוד" },
      { id: "e\u0301", text: "Tre\u0300s che\u0301r, le personnel e\u0301tait gentil" },
      { id: "\u00e9", text: "Tr\u00e8s ch\u00e9r, le personnel \u00e9tait gentil" },
      { id: " spaced  id\t", text: "  The staff\r\n\twere   friendly  " },
      { id: "Z̷̢̛a̸l̵g̶o̷", text: "T̷h̸e̵ ̶s̷t̸a̷f̶f̶ ̵w̶e̶r̸e̷ friendly" },
      { id: "日本語", text: "スタッフはとても親切でした。値段が高い。" },
      { id: "\u200b\ufeff", text: "friendly\u200bstaff\u00ad \ufeffexpensive" },
      { id: "𝒻𝒶𝓃𝒸𝓎 \u{10ffff}", text: "𝓕𝓻𝓲𝓮𝓷𝓭𝓵𝔂 staff ﷽ \u{e0041}" },
    ];
    const { results, listed } = await codeAndRead(responses);
    expect(results.map(({ id }: Given) => id)).toEqual(responses.map(({ id }) => id));
    expect(listed.map(({ id, text }) => ({ id, text }))).toEqual(responses);
    for (const [index, { codes }] of listed.entries()) {
      for (const { evidence } of codes) expect(responses[index]?.text).toContain(evidence ?? "");
    }
  });

  it("may be as long as the contract says, and no longer", async () => {
    const longest = { id: "i".repeat(500), text: "friendly staff ".repeat(7_000).slice(0, 100_000) };
    const { listed } = await codeAndRead([longest]);
    expect(listed[0]).toMatchObject(longest);
    for (const [response, path] of [
      [{ ...longest, id: "i".repeat(501) }, "responses[0].id"],
      [{ ...longest, text: `${longest.text}!` }, "responses[0].text"],
    ] as const) {
      const reply = await post("/v2/code", { responses: [response] });
      expect([reply.status, reply.body.error.issues[0].path]).toEqual([422, path]);
    }
  });

  it("that look like SQL, HTML or a template are treated as plain text", async () => {
    const texts = [
      "'; drop table responses; --",
      "<script>alert(1)</script><img src=x onerror=alert(1)> rude staff",
      "{{7*7}} <%= 7*7 %> #{7*7} %s %n \\u0041 $1 :id ?",
      '=HYPERLINK("http://example.test","expensive")',
      "../../../../etc/passwd",
      "Robert'); DELETE FROM organizations WHERE ('1'='1",
    ];
    const responses = texts.map((text) => ({ id: text, text }));
    const codebook = { categories: [{ name: texts[0], codes: texts.map((name) => ({ name, definition: name })) }] };
    const { listed, path } = await codeAndRead(responses, codebook);
    expect(listed.map(({ id, text }) => ({ id, text }))).toEqual(responses);
    const stored = (await call("GET", `${path}/codebook`)).body.data.categories;
    expect(stored[0].codes.map(({ name }: { name: string }) => name)).toEqual(texts);
    expect((await call("GET", "/v2/usage")).headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("hostile JSON", () => {
  it("with keys such as __proto__ is harmless", async () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const text = `{"${name}":{"polluted":true},"responses":[{"id":"1","text":"Friendly staff"}]}`;
      const reply = await post("/v2/code", text);
      expect([reply.status, reply.body.error.issues[0].path], name).toEqual([422, name]);
    }
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
    const responses = names.map((name) => ({ id: name, text: `${name}: the staff were friendly` }));
    const inside = JSON.stringify(responses).replaceAll("{", '{"__proto__":{"text":"other","polluted":true},');
    const refused = await post("/v2/code", `{"responses":${inside}}`);
    expect([refused.status, refused.body.error.issues[0].path]).toEqual([422, "responses[0].__proto__"]);

    const codebook = { categories: [{ name: "__proto__", codes: names.map((name) => ({ name })) }] };
    const reply = await post("/v2/code", JSON.stringify({ responses, codebook }));
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.data.results.map(({ id }: Given) => id)).toEqual(names);
    expect(reply.body.data.codebook[0].codes.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(reply.text).not.toContain("polluted");
  });

  it("nested very deeply is a 422, and the service goes on", async () => {
    const answer = '{"id":"1","text":"Friendly staff"';
    for (const text of [
      "[".repeat(DEEP),
      nested("[", "]", DEEP),
      `{"responses":${nested("[", "]", DEEP)}}`,
      `{"responses":[${answer}}],"codebook":${'{"categories":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`,
      `{"responses":[${answer},"more":["\\ud800",${nested("[", "]", DEEP)}]}]}`,
      `{"responses":[${answer},"more":["\\u0000"]}]}`,
    ]) {
      const reply = await post("/v2/code", text);
      expect([reply.status, reply.body.error.code], text.slice(0, 60)).toEqual([422, "VALIDATION_ERROR"]);
    }
    expect((await call("GET", "/health", { key: null })).status).toBe(200);
  });

  it("with a key given twice counts the last value; what is not JSON is refused", async () => {
    const twice = '{"responses":[],"responses":[{"id":"1","id":"2","text":"Friendly staff"}]}';
    expect((await post("/v2/code", twice)).body.data.results[0].id).toBe("2");
    for (const text of ['{"responses":NaN}', '{"responses":[{"id":1e999,"text":"a"}]}', "{'responses':[]}"]) {
      expect((await post("/v2/code", text)).status, text).toBe(422);
    }
  });

  it("with thousands of mistakes gets the first hundred back", async () => {
    const reply = await post("/v2/code", { responses: Array.from({ length: 10_000 }, () => ({ id: 1 })) });
    expect(reply.status).toBe(422);
    expect(reply.body.error.issues).toHaveLength(100);
    expect(reply.body.error.message).toContain("19999 more");
  });
});

describe("hostile addresses", () => {
  it("with a null character in any parameter of any operation are a 4xx", async () => {
    const uuid = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
    // An API key never has the scope of partners; its requests are refused before they are parsed.
    const open = OPERATIONS.filter(({ scope }) => scope !== "connect:manage");
    for (const { id, method, path, params, query } of open) {
      const paths = Object.keys(params?.shape ?? {}).map((name) => path.replace(`{${name}}`, "a%00b"));
      const queries = Object.keys(query?.shape ?? {}).map((name) => `${path}?${name}=a%3D%00b`);
      for (const [addresses, answers] of [
        [paths, [404, 422]],
        [queries, [422]],
      ] as const) {
        for (const address of addresses) {
          const reply = await call(method, address.replace(/\{\w+\}/g, uuid));
          expect(answers, `${id}: ${address}, ${reply.text}`).toContain(reply.status);
        }
      }
    }
  });

  it("name records in upper or lower case", async () => {
    const reply = await post("/v2/code", codeRequest("Friendly staff"));
    const { project_id, question_id, codebook } = reply.body.data;
    const codeId = codebook[0].codes[0].id;
    const [project, question, code] = [project_id, question_id, codeId].map((id: string) => id.toUpperCase());
    const path = `/v2/projects/${project}/questions/${question}/codebook/codes/${code}`;
    const changed = await call("PATCH", path, { body: { definition: "Staff are kind" } });
    expect([changed.status, changed.body.data?.id]).toEqual([200, codeId]);
    const intoItself = await post(`${path}/merge`, { code_ids: [codeId] });
    expect([intoItself.status, intoItself.body.error.message]).toEqual([
      422,
      "A code cannot be merged into itself. Name two.",
    ]);
  });
});

describe("hostile headers", () => {
  it("do not break request ids or idempotency", async () => {
    const body = codeRequest("Friendly staff");
    for (const trace of ["../../etc", "<script>", "a".repeat(5_000), "{}"]) {
      const reply = await call("GET", "/v2/usage", { headers: { "x-request-id": trace } });
      expect(reply.status).toBe(200);
      expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
    for (const [key, status] of [
      ["", 422],
      ["k".repeat(256), 422],
      ["'; drop table idempotency_keys; --", 200],
      ["clé-\u00ff", 200],
    ] as const) {
      const reply = await post("/v2/code", body, { headers: { "idempotency-key": key } });
      expect([reply.status, reply.headers.get("x-ratelimit-limit")], key).toEqual([status, "1200"]);
    }
  });

  it("cannot make the service link to another host", async () => {
    const headers = {
      "x-forwarded-host": "example.test",
      forwarded: "host=example.test",
      "x-forwarded-proto": "https",
    };
    const reply = await call("GET", "/v2/nothing", { headers });
    expect(new URL(reply.body.error.doc_url).origin).toBe(service.origin);
  });
});
