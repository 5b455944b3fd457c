import { textsOf } from "@/test/openai-engine";
import type { Script, ScriptedReply } from "@/test/openai-server";
import type { ChatRequest } from "@/test/openai-wire";

/** Answers to be coded by `STAFF_CODEBOOK`. Number 7 is the odd one, with which some faults occur. */
export const faultyAnswers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    text: index === 7 ? "The odd one about the lobby" : `Staff helped with matter ${index} of ${index * 7}`,
  }));

export const STAFF_CODEBOOK = [
  { name: "Service", codes: [{ name: "Staff", definition: null, sentiment: "Neutral" as const }] },
];

const mention = { code: 1, evidence: null, confidence: "high", sentiment: "Neutral" };
const isOdd = (text: string) => text.includes("odd");
const entries = (texts: readonly string[], codes: object[] = [mention]) =>
  texts.map((_, index) => ({ answer: index + 1, codes }));

export const hasOdd = (request: ChatRequest) => textsOf(request).some(isOdd);

/** A reply that gives every answer the code. */
export const coded = (request: ChatRequest): ScriptedReply => ({ json: { answers: entries(textsOf(request)) } });

/** Faults that an engine overcomes: every answer gets its code in the end. */
export const OVERCOME: Record<string, Script> = {
  "an unknown code": (request, call) =>
    call === 1 ? { json: { answers: entries(textsOf(request), [{ ...mention, code: 9 }]) } } : coded(request),
  "an answer left out once": (request, call) =>
    call === 1 ? { json: { answers: entries(textsOf(request)).slice(1) } } : coded(request),
  "an invented quote": (request) => ({
    json: { answers: entries(textsOf(request), [{ ...mention, evidence: "a quote that nobody wrote" }]) },
  }),
  "a reply that breaks off": (request, call) =>
    call === 1
      ? { text: JSON.stringify({ answers: entries(textsOf(request)) }).slice(0, -90), finishReason: "length" }
      : coded(request),
  "429 with Retry-After": (request, call) =>
    call === 1 ? { status: 429, error: { message: "slow" }, headers: { "retry-after-ms": "5" } } : coded(request),
  "429 without Retry-After": (request, call) =>
    call === 1 ? { status: 429, error: { message: "slow down" } } : coded(request),
  "fences around the JSON": (request) => ({
    text: `Here you are:\n\`\`\`json\n${JSON.stringify({ answers: entries(textsOf(request)) })}\n\`\`\``,
  }),
  "a prompt that takes too long": (request, call) => (call === 1 ? { hang: true } : coded(request)),
  "a slow stream": (request) => ({ json: { answers: entries(textsOf(request)) }, pace: 3 }),
  "a bare list": (request) => ({ json: entries(textsOf(request)) }),
  "a context that is too short for a whole prompt": (request) =>
    textsOf(request).length > 6
      ? {
          status: 400,
          error: { message: "This model's maximum context length is 4096.", code: "context_length_exceeded" },
        }
      : coded(request),
  "a prompt that only a whole batch makes bad": (request) =>
    textsOf(request).length > 6 ? { status: 400, error: { message: "Bad request" } } : coded(request),
};

/** Faults that only the odd answer causes, with the reason that it then has in `not_coded`. */
export const ODD_ONE: Record<string, [reason: string, script: Script]> = {
  "left out twice": [
    "unanswered",
    (request) => ({
      json: { answers: entries(textsOf(request)).filter((_, index) => !isOdd(textsOf(request)[index] ?? "")) },
    }),
  ],
  "given nothing but an unknown code twice": [
    "unanswered",
    (request) => ({
      json: {
        answers: textsOf(request).map((text, index) => ({
          answer: index + 1,
          codes: [isOdd(text) ? { ...mention, code: 9 } : mention],
        })),
      },
    }),
  ],
  "refused by the model": [
    "refused",
    (request) => (hasOdd(request) ? { refusal: "I can't help with that." } : coded(request)),
  ],
  "refused in words instead of JSON": [
    "refused",
    (request) => (hasOdd(request) ? { text: "I would rather talk about the lobby." } : coded(request)),
  ],
  "stopped by a content filter": [
    "refused",
    (request) => (hasOdd(request) ? { text: "", finishReason: "content_filter" } : coded(request)),
  ],
  "refused by the provider's filter": [
    "refused",
    (request) =>
      hasOdd(request) ? { status: 400, error: { message: "Filtered.", code: "content_filter" } } : coded(request),
  ],
  "too long for the model": [
    "too_long",
    (request) =>
      hasOdd(request)
        ? { status: 400, error: { message: "too long", code: "context_length_exceeded" } }
        : coded(request),
  ],
  "answered in a form that can't be read": [
    "unreadable",
    (request) => (hasOdd(request) ? { text: '{"answers": the lobby' } : coded(request)),
  ],
};
