import type { Attack } from "./attack";

const MAX = 20_000;
const fill = (part: string, max = MAX) =>
  part
    .repeat(Math.ceil(max / part.length))
    .slice(0, max)
    .toWellFormed();

/** Texts that were slow, or could be slow, in some loop. */
const TEXTS: Record<string, string> = {
  "two letters in turn": fill("ab"),
  "short words of two letters in turn": fill("ababab "),
  "an Arabic ligature of eighteen letters": fill("ﷺ", 10_000),
  "combining marks": `a${fill("\u0301")}`.slice(0, MAX),
  "marks that change their order": fill("a\u0323\u0307\u0301\u0316"),
  "Chinese without spaces": fill("我们都很喜欢这个酒店的早餐"),
  "Japanese without spaces": fill("スタッフはとても親切でした"),
  "Thai without spaces": fill("พนักงานเป็นมิตรมากและห้องสะอาด"),
  "Korean syllables": fill("직원들이매우친절했습니다"),
  "one letter": fill("a"),
  "one capital": fill("A"),
  blanks: `a${fill(" ", MAX - 2)}b`,
  "blanks of many kinds": `a${fill("\u00a0\u2003\u3000\t ", MAX - 2)}b`,
  "line ends": fill("\r\n"),
  "no-width characters": fill("\u200b\u200d\ufeff"),
  "a family of emoji": fill("👩‍👩‍👧‍👦"),
  flags: fill("🇩🇪"),
  commas: fill(","),
  "semicolons between names": fill("Nike; Adidas; "),
  "names without end": Array.from({ length: 12_000 }, (_, index) => `Brand${index}`)
    .join(", ")
    .slice(0, MAX),
  "names that are almost the same": Array.from({ length: 9_000 }, (_, index) => `Nike${index.toString(26)}`)
    .join(" ")
    .slice(0, MAX),
  hyphens: fill("a-"),
  apostrophes: fill("l'"),
  dots: fill("a.b."),
  "an address": `https://${fill("a.", MAX - 10)}`,
  "an e-mail address": `${fill("a.", MAX - 10)}@a`,
  digits: fill("1234567890"),
  "digits and separators": fill("1,234.567-890 "),
  "opening brackets": fill("("),
  brackets: fill("(a) [b] {c} "),
  quotes: fill("\"'"),
  "a pattern that backtracks": fill("(a+)+$ (.*)*\\1 "),
  "letters for a pattern that backtracks": `${fill("a", MAX - 1)}!`,
  tags: fill("<b>"),
  "tags that do not close": fill("<style"),
  entities: fill("&amp;"),
  "don't know": fill("don't know, no idea, nothing. "),
  not: fill("not "),
  but: fill("good but bad, "),
  "sentences of one letter": fill("a. "),
  questions: fill("?!"),
  "words of one letter": fill("a b c d e f g h "),
  "all different words": Array.from({ length: 16_000 }, (_, index) => `w${(index * 7919).toString(36)}`)
    .join(" ")
    .slice(0, MAX),
  "a long compound": fill("donaudampfschifffahrtsgesellschaftskapitän"),
  "right to left": fill("\u202e\u2067مرحبا "),
  "mathematical letters": fill("𝓕𝓻𝓲𝓮𝓷𝓭𝓵𝔂 "),
  "letters of two alphabets": fill("аa"),
};

const SUBJECTS = ["staff", "room", "breakfast", "pool", "parking", "lift", "bar", "bath", "view", "noise"];
const SAYINGS = ["friendly", "clean", "cold", "small", "old", "great", "closed", "broken", "dear", "nice", "quiet"];
const saying = (index: number) => `${SAYINGS[index % SAYINGS.length]} ${SUBJECTS[index % SUBJECTS.length]}`;
const STAYS = Array.from({ length: 49 }, (_, index) => ({ id: `${index}`, text: `${saying(index)} in room ${index}` }));
const LARGEST = {
  categories: Array.from({ length: 5 }, (_, net) => ({
    name: `Net ${net}`,
    codes: Array.from({ length: 400 }, (_, code) => ({
      name: `${saying(code)} ${code}`,
      definition: Array.from({ length: 30 }, (_, at) => saying(net + code * at))
        .join(", ")
        .slice(0, 450),
    })),
  })),
};

const TYPES = ["qualitative", "entity", "qualitative_topics"] as const;

/**
 * Each text as an answer among others, coded synchronously with a codebook made from the same text; and ordinary
 * answers with the largest codebook.
 */
export const CODED_TEXTS: Attack[] = [
  {
    name: "the largest codebook, coded",
    status: 200,
    path: "/v2/code",
    body: () => JSON.stringify({ responses: STAYS, codebook: LARGEST }),
  },
  {
    name: "the longest answers of letters that change when they are folded, coded",
    status: 200,
    path: "/v2/code",
    body: () => {
      const responses = STAYS.map(({ id }) => ({ id, text: `${fill("ﬃŉǰΐẖ", 99_000)}${id}` }));
      return JSON.stringify({
        responses,
        codebook: { categories: [{ name: "Stay", codes: [{ name: "Clean room" }] }] },
      });
    },
  },
  {
    name: "the longest answers of marks that change their order, coded",
    status: 200,
    path: "/v2/code",
    body: () => {
      const responses = STAYS.map(({ id, text }) => ({ id, text: `${text} ${fill("\u0301\u0316", 90_000)}` }));
      return JSON.stringify({
        responses,
        codebook: { categories: [{ name: "Stay", codes: [{ name: "Clean room" }] }] },
      });
    },
  },
  ...Object.entries(TEXTS).map(([name, text], index) => ({
    name: `${name}, coded`,
    status: 200,
    path: "/v2/code",
    body: () =>
      JSON.stringify({ coding_type: TYPES[index % TYPES.length], responses: answers(text), codebook: madeOf(text) }),
  })),
];

/** All texts in one request without a codebook. */
export const DRAFTED_TEXTS: Attack[] = TYPES.map((coding_type) => ({
  name: `all texts, ${coding_type}`,
  status: 200,
  path: "/v2/code",
  body: () => {
    const texts = Object.values(TEXTS).slice(0, 49);
    return JSON.stringify({ coding_type, responses: texts.map((text, index) => ({ id: `${index}`, text })) });
  },
}));

const answers = (text: string) =>
  [text, `${text.slice(0, MAX - 1)}.`, text.slice(0, 2_000), text.slice(0, 200)].map((text, index) => ({
    id: `${index}`,
    text,
  }));

function madeOf(text: string) {
  const [name, other] = [text.slice(0, 499), text.slice(500, 950)].map((part) => part.trim().toWellFormed());
  const codes = [
    { name: `${name}a`.slice(0, 500), definition: text.slice(0, 9_000) },
    { name: `b ${other}`.slice(0, 500) },
  ];
  return { categories: [{ name: "Category", codes }] };
}
