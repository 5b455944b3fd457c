import { afterEach, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { createOrganization } from "@/lib/organizations/create-organization";
import { listResponses } from "@/lib/responses/read-coded";
import { useDatabase } from "@/test/database";
import { mentionOf, textsOf } from "@/test/openai-engine";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { openaiEngine } from "./openai-engine";

/**
 * Answers as they are stored, the model's quotes of them for the codes Food and Noise, and the evidence that must be
 * stored.
 */
const ANSWERS: [id: string, text: string, quotes: [string, string], evidence?: [string, string]][] = [
  ["zh", "早餐很好吃，但是房间太吵了。", ["早餐很好吃", "房间太吵了"]],
  ["ja", "朝食はおいしかったが、部屋が本当にうるさかった😡。", ["朝食はおいしかった", "うるさかった😡"]],
  ["ar", "كان الإفطار لذيذًا، لكن الغرفة كانت صاخبة جدًا.", ["الإفطار لذيذًا", "الغرفة كانت صاخبة جدًا"]],
  ["he", "ארוחת הבוקר הייתה טעימה, אבל החדר רועש (Room 12)!", ["ארוחת הבוקר הייתה טעימה", "החדר רועש (Room 12)"]],
  ["de", "Das Frühstück war köstlich 😋, aber das Zimmer viel zu laut.", ["Frühstück war köstlich", "viel zu laut"]],
  [
    "nfd",
    "Das Frühstück war köstlich, die Straße zu laut.".normalize("NFD"),
    ["Frühstück war köstlich", "Straße zu laut"],
    ["Frühstück war köstlich".normalize("NFD"), "Straße zu laut"],
  ],
  ["hi", "नाश्ता स्वादिष्ट था, पर कमरे में बहुत शोर था।", ["नाश्ता स्वादिष्ट", "बहुत शोर"]],
  [
    "ko",
    "아침 식사는 맛있었지만  방이\n너무 시끄러웠어요.",
    ["맛있었지만", "방이 너무 시끄러웠어요"],
    ["맛있었지만", "방이\n너무 시끄러웠어요"],
  ],
  ["emoji", "👍🏽👍🏽 breakfast 🥐☕️ and 👎🏽 noise 👨‍👩‍👧‍👦 next door", ["🥐☕", "👎"], ["🥐☕️", "👎🏽"]],
];

const FILL = Array.from({ length: 45 }, (_, index) => ({ id: `x${index}`, text: `Nothing of note in stay ${index}` }));
const responses = [...ANSWERS.map(([id, text]) => ({ id, text })), ...FILL];

const codes = ["Tasty food", "Noise"].map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
const codebook = [{ name: "Stay", codes }];

/** A model that quotes what the table says. */
const quoting: Script = (request) => ({
  json: {
    answers: textsOf(request).map((text, index) => {
      const known = ANSWERS.find(([, own]) => plain(own) === plain(text));
      const mentions = known ? known[2].map((quote, code) => mentionOf(code + 1, quote)) : [];
      return { answer: index + 1, codes: mentions };
    }),
  },
});
const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ");

describe("answers in many languages and a codebook in one", () => {
  const db = useDatabase();
  let server: OpenaiServer;
  let caller: Caller;
  afterEach(() => server.close());

  async function engineWith(script: Script, api: "chat" | "responses" = "chat") {
    const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 100 });
    caller = operatorFor(id);
    server = await startOpenaiServer(script);
    return openaiEngine({ baseUrl: server.url, model: "some-model", api });
  }

  const about = { codingType: "qualitative" as const, language: "en", codebook };
  const expected = ANSWERS.map(([id, , quotes, evidence = quotes]) => ({ id, evidence }));

  it.each(["chat", "responses"] as const)("keep exact passages and their places in a job (%s)", async (api) => {
    const engine = await engineWith(quoting, api);
    const outcome = await codeOneCall(db, caller, { responses, ...about }, engine);
    if (outcome.mode !== "async") return expect.fail("many answers become a job");
    const [ref] = await dispatched(db);
    if (ref) await runStages(db, ref, engine);
    const { project_id, question_id } = await readJob(db, caller, outcome.job.job_id);
    const path = { projectId: project_id ?? "", questionId: question_id ?? "" };
    const { items } = await listResponses(db, caller, path, { limit: 100 });
    const found = items.filter(({ codes: given }) => given.length > 0);
    expect(found.map(({ id, codes: given }) => ({ id, evidence: given.map(({ evidence }) => evidence) }))).toEqual(
      expected,
    );
    for (const { text, codes: given } of found) {
      for (const { evidence, evidence_start } of given) {
        expect(text.slice(evidence_start ?? -1).startsWith(evidence ?? "-")).toBe(true);
      }
    }
    expect(found.map(({ id, text }) => [id, text])).toEqual(ANSWERS.map(([id, text]) => [id, text]));
  });

  it("keep them in a synchronous call", async () => {
    const engine = await engineWith(quoting);
    const outcome = await codeOneCall(db, caller, { responses: responses.slice(0, 20), ...about }, engine);
    if (outcome.mode !== "sync") return expect.fail("few answers are coded at once");
    const found = outcome.result.results.filter(({ codes: given }) => given.length > 0);
    expect(found.map(({ id, codes: given }) => ({ id, evidence: given.map(({ evidence }) => evidence) }))).toEqual(
      expected,
    );
  });

  it("get a codebook in the project's language, with its code for answers that say nothing", async () => {
    const proposing: Script = (request) => {
      if (!request.system.includes("You build the codebook")) return quoting(request, 0);
      const names = ["فطور لذيذ", "ضوضاء"];
      const proposed = names.map((name) => ({ name, definition: "", sentiment: "Neutral", support: [1, 2], count: 7 }));
      return { json: { categories: [{ name: "الإقامة", codes: proposed }], other: { name: "أخرى", definition: "" } } };
    };
    const engine = await engineWith(proposing);
    const silent = ["لا أعرف", "لا شيء", "لا أعرف", "لا شيء"].map((text, index) => ({ id: `s${index}`, text }));
    const request = { responses: [...responses.slice(0, 20), ...silent], ...about, language: "ar", codebook: null };
    const outcome = await codeOneCall(db, caller, request, engine);
    if (outcome.mode !== "sync") return expect.fail("few answers are coded at once");
    const [first] = server.requests;
    expect(first?.system).toContain("Write all names and definitions in Arabic, whatever language the answers are in.");
    const scope = { organizationId: caller.organizationId, questionId: outcome.result.question_id };
    const names = (await readCodebook(db, scope)).flatMap((category) => category.codes.map(({ name }) => name));
    expect(names.slice(0, 2)).toEqual(["فطور لذيذ", "ضوضاء"]);
    expect(names.every((name) => /^[\p{Script=Arabic}\s/،]+$/u.test(name))).toBe(true);
    const arabic = outcome.result.results.find(({ id }) => id === "ar");
    expect(arabic?.codes.map(({ name, evidence }) => [name, evidence])).toEqual([
      ["فطور لذيذ", "الإفطار لذيذًا"],
      ["ضوضاء", "الغرفة كانت صاخبة جدًا"],
    ]);
  });
});
