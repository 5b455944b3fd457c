import { beforeAll, describe, expect, it } from "vitest";
import { call, post, service } from "./client";

const TEXTS = [
  "The breakfast was lovely. Thank you, Maria!",
  "Breakfast came late: write to jane.doe@example.com or call +49 30 12345678",
  "Breakfast buffet with zwetschgen dumplings",
];
/** Words of the answers that no code, wording or name has. */
const SAID = /lovely|Maria|came late|jane\.doe|12345678|zwetschgen/;

describe("what a share link shows to people without a login", () => {
  let project: string;
  let question: string;
  let path: string;
  let code: string;

  beforeAll(async () => {
    const made = await post("/v2/projects", {
      name: "Guest survey",
      questions: [{ text: "How was it?" }, { text: "Why?" }],
    });
    ({ id: project } = made.body.data);
    question = made.body.data.questions[0].id;
    path = `/v2/projects/${project}/questions/${question}`;
    const responses = TEXTS.map((text, place) => ({
      id: `guest-${place}`,
      text,
      segments: { region: `Zone ${place}` },
    }));
    await post(`${path}/upload/json`, { responses });
    const codes = [{ name: "Breakfast", definition: `Breakfast, such as “${TEXTS[2]}”`, include: TEXTS[0] }];
    const codebook = await call("PUT", `${path}/codebook`, { body: { categories: [{ name: "Food", codes }] } });
    code = codebook.body.data.categories[0].codes[0].id;
    const answers = (await call("GET", `${path}/responses`)).body.data;
    const decided = answers.map(({ response_id, text }: { response_id: string; text: string }) => ({
      response_id,
      codes: [{ code_id: code, evidence: text }],
    }));
    expect((await call("PATCH", `${path}/responses`, { body: { responses: decided } })).status).toBe(200);
  });

  const share = async (body: object = {}) => {
    const reply = await post(`/v2/projects/${project}/share-links`, { name: "Client deck", ...body });
    return reply.body.data as { id: string; url: string };
  };
  const token = (url: string) => new URL(url).searchParams.get("token") ?? "";
  /** The page as a browser gets it first, and as it gets it when it follows a link. */
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(address, service.origin);
    return call("GET", pathname + search, { base: service.origin, key: null, headers });
  };
  const payloads = async (address: string) => {
    const html = await read(address);
    const flight = await read(`${address}&_rsc`, { rsc: "1" });
    if (html.status === 200) expect(flight.headers.get("content-type")).toContain("text/x-component");
    return { html, text: html.text + flight.text };
  };
  const answersOf = (url: string, codeId = code, questionId = question) =>
    `/shared/answers?${new URLSearchParams({ token: token(url), question: questionId, code: codeId })}`;

  it("is the overview; without verbatims no text of an answer, in HTML and in what the browser loads later", async () => {
    const { url } = await share();
    const { html, text } = await payloads(url);
    expect(html.status).toBe(200);
    expect(html.text).toMatch(/Guest survey/);
    expect(html.text).toContain("How was it?");
    expect(html.text).toContain("Breakfast");
    expect(text).not.toMatch(SAID);
    expect(text).not.toMatch(/guest-\d|Zone \d/);
    const list = await payloads(answersOf(url));
    expect(list.html.status).toBe(307);
    expect(list.text).not.toMatch(SAID);
  });

  it("is in no search engine, in no cache, and in no referrer", async () => {
    const { html } = await payloads((await share()).url);
    expect(html.text).toContain('<meta name="robots" content="noindex"');
    expect(html.headers.get("referrer-policy")).toBe("no-referrer");
    expect(html.headers.get("cache-control")).toContain("no-store");
    expect(html.headers.get("set-cookie")).toBeNull();
  });

  it("has the answers of a code with verbatims, with personal data masked, and without who gave them", async () => {
    const { url } = await share({ with_verbatims: true });
    const overview = await payloads(url);
    expect(overview.text).not.toMatch(SAID);
    const { html, text } = await payloads(answersOf(url));
    expect(html.status).toBe(200);
    expect(text).toContain("Thank you, [name]!");
    expect(text).toContain("write to [email] or call [phone]");
    expect(text).toContain("zwetschgen");
    expect(text).not.toMatch(/Maria|jane\.doe|12345678|guest-\d|Zone \d/);
  });

  it("is its own project alone", async () => {
    const { url } = await share({ with_verbatims: true });
    const foreign = await post(
      "/v2/projects",
      { name: "Foreign", questions: [{ text: "Strange?" }] },
      { key: service.strangerKey },
    );
    const other = foreign.body.data.questions[0].id;
    const asked = await payloads(`${url}&question=${other}`);
    expect([asked.html.status, /Strange\?/.test(asked.text)]).toEqual([200, false]);
    const answers = await read(answersOf(url, code, other));
    expect([answers.status, answers.text.includes("Strange?")]).toEqual([307, false]);
  });

  it("closes with one and the same page for an unknown and a revoked link, and a deleted answer is gone at once", async () => {
    const { id, url } = await share({ with_verbatims: true });
    const [last] = (await call("GET", `${path}/responses`)).body.data.slice(-1);
    await call("DELETE", `${path}/responses/${last.response_id}`);
    expect((await payloads(answersOf(url))).text).not.toContain(last.text);
    await call("DELETE", `/v2/projects/${project}/share-links/${id}`);
    for (const address of [url, answersOf(url), "/shared?token=unknown", "/shared", `${url}&token=x`]) {
      const { status, text } = await read(address);
      expect([address, status]).toEqual([address, 404]);
      expect(text).toContain("This link no longer works.");
      expect(text).not.toContain("Guest survey");
    }
    expect((await read(`/shared/logo?token=${token(url)}`)).status).toBe(404);
  });
});
