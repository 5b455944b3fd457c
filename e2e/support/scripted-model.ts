import { createClient } from "@/lib/api/client/client";
import { textsOf } from "@/test/openai-engine";
import { type Script, startOpenaiServer } from "@/test/openai-server";
import { startService } from "./service";

/** Passages by which the model recognises the codes "Tasty food" and "Noise", in several languages. */
const FOOD = /早餐很好吃|朝食はおいしかった|الإفطار لذيذًا|Frühstück war köstlich|🥐☕|breakfast was tasty/u;
const NOISE = /房间太吵了|うるさかった😡|الغرفة كانت صاخبة جدًا|viel zu laut|👎|street was noisy/u;

const RULES = [
  {
    code: 1,
    include: "The answer praises what was eaten or drunk: taste, freshness, choice or temperature of a meal.",
    exclude: "Friendly or slow service at the table, which is Staff; prices of meals.",
    borderline: "A meal that is merely mentioned (“we had breakfast at nine”) gets no code.",
    quotes: [{ answer: 1, quote: "breakfast was tasty" }],
  },
  {
    code: 2,
    include: "Sleep or rest was disturbed by sound, from outside or from the house.",
    exclude: "",
    borderline: "“Lively street” counts only where the answer says that it disturbed.",
    quotes: [
      { answer: 2, quote: "street was noisy" },
      { answer: 4, quote: "street was noisy" },
    ],
  },
];

const script: Script = (request) => {
  if (request.system.includes("coding manual of a survey")) return { json: { codes: RULES } };
  if (!request.system.startsWith("You code answers")) return { json: { categories: [CATEGORY] } };
  return {
    json: {
      answers: textsOf(request).map((text, index) => ({
        answer: index + 1,
        codes: [FOOD, NOISE].flatMap((pattern, code) => mentionsOf(pattern, text, code + 1)),
      })),
    },
  };
};

const CATEGORY = {
  name: "Stay",
  codes: [{ name: "Stay", definition: "", sentiment: "Neutral", support: [1, 2, 3], count: 500 }],
};

const mentionsOf = (pattern: RegExp, text: string, code: number) =>
  [...(pattern.exec(text) ?? [])].map((evidence) => ({ code, evidence, confidence: "high", sentiment: "Neutral" }));

/** Starts a service whose answers are coded by a scripted model. */
export async function startServiceWithModel() {
  const model = await startOpenaiServer(script);
  const env = { CODING_ENGINE: "openai", OPENAI_BASE_URL: model.url, CODING_MODEL: "scripted" };
  const prices = { CODING_PRICE_INPUT: "0.4", CODING_PRICE_OUTPUT: "1.6" };
  const service = await startService({ env: { ...env, ...prices } });
  const { origin, baseUrl, firstRun, dataDir } = service;
  return {
    origin,
    dataDir,
    organizationId: firstRun.organization_id,
    login: { email: firstRun.email, password: firstRun.password },
    client: createClient({ baseUrl, apiKey: firstRun.api_key }),
    async stop() {
      await service.stop();
      await model.close();
    },
  };
}
