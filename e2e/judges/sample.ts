import type { ExportFrame } from "@/lib/export/export-frame";
import type { ExportedAnswer } from "@/lib/export/read-answers";

/** Two waves with long, empty and Arabic answers, which the judges read. */

const LONG = `${"Ünïcödé 👩‍🚀 ".repeat(1_600)}end`;
const code = (codeNumber: number, name: string) => ({
  id: "",
  name,
  definition: null,
  sentiment: "Neutral" as const,
  codeNumber,
});
export const frame: ExportFrame = {
  organizationId: "",
  title: "What did you like? 喜欢",
  wording: "What did you like? 喜欢",
  number: 1,
  idColumn: "Respondent №",
  weightKey: null,
  isGrouped: true,
  subject: { groupId: "" },
  waves: [1, 2].map((number) => ({
    number,
    projectId: "",
    questionId: "",
    projectName: `Wave ${number} 📈`,
    wording: "",
    closed: null,
    answers: 1,
    last: 1,
  })),
  answers: 3,
  codebook: [
    { id: "", name: "All", codes: [code(1, "价格太高 💸"), code(2, "ودود جدًا"), code(300, 'Friendly, "warm"')] },
  ],
  mentions: 2,
  furtherMentions: 0,
  segments: [
    { name: "年龄", label: "年龄", isNumeric: true, digits: 3, decimals: 1, bytes: 4 },
    { name: "Age group", label: "Age group", isNumeric: false, digits: 5, decimals: 0, bytes: 9 },
  ],
  ids: { name: "Respondent №", label: "Respondent №", isNumeric: false, digits: 0, decimals: 0, bytes: 4 },
  savNames: [],
  merged: null,
  filter: null,
  bytes: { text: Buffer.byteLength(LONG), translation: 5, evidence: 300 },
};
const given = { source: "person", engine: null, suggestionId: null, actor: "operator", at: new Date(0) } as const;
const mention = (number: number, evidence: string | null = null) =>
  ({ number, name: "", category: "", sentiment: "Negative", confidence: "low", evidence, given }) as const;
export const answers: ExportedAnswer[] = [
  {
    wave: 1,
    responseId: "01985a00-0000-7000-8000-000000000001",
    id: "r1",
    text: LONG,
    translation: null,
    segments: { 年龄: 12.5, "Age group": "25–34" },
    state: "coded",
    reviewed: true,
    mentions: [mention(300, "é".repeat(150)), mention(1)],
    ...{ closed: null, merged: null },
  },
  {
    wave: 2,
    responseId: "01985a00-0000-7000-8000-000000000002",
    id: "r2",
    text: "",
    translation: null,
    segments: { 年龄: 40 },
    state: "empty",
    reviewed: false,
    mentions: [],
    ...{ closed: null, merged: null },
  },
  {
    wave: 2,
    responseId: "01985a00-0000-7000-8000-000000000003",
    id: "r3",
    text: "مرحبا",
    translation: "Hello",
    segments: {},
    state: "coded",
    reviewed: false,
    mentions: [mention(2)],
    ...{ closed: null, merged: null },
  },
];
