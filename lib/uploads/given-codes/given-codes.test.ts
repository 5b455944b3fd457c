import { Readable } from "node:stream";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { importCodebookFile } from "@/lib/codebook/import-codebook-file";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { stageFile } from "@/lib/files/stage-file";
import { createProject } from "@/lib/projects/create-project";
import { packCases } from "@/lib/tables/write-sav/pack-cases";
import type { SavDictionary, SavValue } from "@/lib/tables/write-sav/sav-file";
import { writeDictionary } from "@/lib/tables/write-sav/write-dictionary";
import { codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import type { ColumnMapping } from "../column-plan";
import { uploadFile } from "../upload-file";

const numeric = (name: string, label: string, labels: [number, string][] = []) => ({
  ...{ name, label, width: 0, measure: "nominal" as const, valueLabels: labels },
});
const ANSWER = { name: "why", label: "Why?", width: 40, measure: "nominal" as const };

/** An SPSS file with a set of dichotomies that count 2, and a set of categories. */
function savFile(): Buffer {
  const labels: [number, string][] = [
    [3, "Price"],
    [98, "Other"],
  ];
  const variables = [
    ANSWER,
    numeric("why_a", "Why? - Price"),
    numeric("why_b", "Why? - Service"),
    numeric("m1", "First", labels),
    numeric("m2", "Second", labels),
  ];
  const sets = [
    { name: "Whys", label: "Why: yes or no", variables: ["why_a", "why_b"], counted: 2 },
    { name: "Mentions", label: "Why, by mention", variables: ["m1", "m2"] },
  ];
  const cases: SavValue[][] = [
    ["cheap and kind", 2, 2, 3, 98],
    ["kind", 1, 2, 98, null],
    ["nothing", 1, 1, null, null],
  ];
  const dictionary: SavDictionary = { label: "", variables, sets, cases: cases.length };
  const packed = packCases([40, 0, 0, 0, 0], cases, { before: null, isLast: true });
  return Buffer.concat([writeDictionary(dictionary, new Date()), packed.bytes]);
}

describe("answers that come with codes", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  async function newQuestion() {
    const questions = [{ text: "Why?" }];
    const project = await createProject(db, caller, {
      name: "S",
      language: "en",
      codingType: "qualitative",
      questions,
    });
    return { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  }

  async function send(
    path: { projectId: string; questionId: string },
    content: string | Buffer,
    mapping: ColumnMapping,
    { name = "coded.csv", dryRun = false } = {},
  ) {
    const file = await stageFile(db, caller, name, Readable.from([Buffer.from(content)]));
    return uploadFile(db, caller, path, { file, mapping, options: {}, dryRun, skipBadRows: false });
  }

  const codesOf = async (questionId: string) =>
    (await readCodebook(db, { organizationId: caller.organizationId, questionId })).flatMap(({ codes }) =>
      codes.map(({ codeNumber, name }) => `${codeNumber} ${name}`),
    );

  const WIDE = "id,why,code1,code2,coder\na,cheap,3,98,Kim\nb,kind,7,,\nc,far away,,,\nd,none,0,,Kim\n";
  const LONG = "id,why,code,coder\na,cheap,Price,Kim\na,cheap,Service,Kim\na,cheap,Price,Lee\nb,kind,service,Kim\n";

  it.each<[string, string | Buffer, ColumnMapping, string[], (string[] | null)[]]>([
    [
      "in columns of numbers",
      WIDE,
      { text: "why", codes: [{ columns: ["code1", "code2"] }] },
      ["3 Code 3", "7 Code 7", "98 Code 98"],
      [["Code 3", "Code 98"], ["Code 7"], null, []],
    ],
    [
      "in columns of numbers with labels",
      "id,why,c1,c2\na,cheap,12: Price,\nb,kind,5 - Staff: kind,12: Price\n",
      { text: "why", codes: [{ columns: ["c1", "c2"] }] },
      ["5 Staff: kind", "12 Price"],
      [["Price"], ["Staff: kind", "Price"]],
    ],
    [
      "in a row per answer and code",
      LONG,
      { id: "id", text: "why", codes: [{ columns: ["code"], coder_column: "coder" }] },
      ["1 Price", "2 Service"],
      [["Price"], ["Service"]],
    ],
    [
      "in 0/1 columns",
      "id,why,Price,Fast delivery,Staff\na,cheap,1,0,1\nb,dunno,0,0,0\nc,later,,,\n",
      { text: "why", codes: [{ columns: ["Price", "Fast delivery", "Staff"] }] },
      ["1 Price", "2 Fast delivery", "3 Staff"],
      [["Price", "Staff"], [], null],
    ],
    [
      "in 0/1 columns that are numbered",
      "id,why,Q5_3,Q5_12\na,cheap,yes,no\nb,kind,no,Yes\n",
      { text: "why", codes: [{ columns: ["Q5_3", "Q5_12"] }] },
      ["3 Code 3", "12 Code 12"],
      [["Code 3"], ["Code 12"]],
    ],
    [
      "in lists of numbers",
      'id,why,codes\na,cheap,"3, 12"\nb,kind,12;4\nc,far,7\n',
      { text: "why", codes: [{ columns: ["codes"] }] },
      ["3 Code 3", "4 Code 4", "7 Code 7", "12 Code 12"],
      [["Code 3", "Code 12"], ["Code 12", "Code 4"], ["Code 7"]],
    ],
    [
      "in lists of labels",
      'id,why,codes\na,cheap,"Price, Staff"\nb,kind,Staff\nc,cheap,Price\nd,both,"Rest, of it | Price"\n',
      { text: "why", codes: [{ columns: ["codes"] }] },
      ["1 Staff", "2 Price", "3 Rest, of it"],
      [["Price", "Staff"], ["Staff"], ["Price"], ["Rest, of it", "Price"]],
    ],
    [
      "in rows of which only the first has the answer",
      "id,why,code\na,cheap,Price\na,,Staff\nb,kind,Staff\n",
      { id: "id", text: "why", codes: [{ columns: ["code"] }] },
      ["1 Price", "2 Staff"],
      [["Price", "Staff"], ["Staff"]],
    ],
    [
      "in columns of labels, with a number in one of them",
      "id,why,c1\na,cheap,Bayern\nb,kind,1. FC Köln\nc,far,Bayern\nd,dear,Werder\n",
      { text: "why", codes: [{ columns: ["c1"] }] },
      ["1 Bayern", "2 1. FC Köln", "3 Werder"],
      [["Bayern"], ["1. FC Köln"], ["Bayern"], ["Werder"]],
    ],
    [
      "in lists of codes with letters",
      "id,why,c1\na,cheap,A1 B12\nb,kind,B12\n",
      { text: "why", codes: [{ columns: ["c1"] }] },
      ["1 A1", "2 B12"],
      [["A1", "B12"], ["B12"]],
    ],
    [
      "in columns below the question, with the option or nothing in them",
      "id,why,Which of these?,,\n,,Price,Staff,Far away\na,cheap,Price,,Far away\nb,kind,,Staff,\n",
      { text: "why", codes: [{ columns: [2, 3, 4] }] },
      ["1 Price", "2 Far away", "3 Staff"],
      [["Price", "Far away"], ["Staff"]],
    ],
    [
      "in 0/1 columns below the question",
      "id,why,Which of these?,,\n,,Price,Staff,Far away\na,cheap,1,0,1\nb,kind,0,1,0\n",
      { text: "why", codes: [{ columns: [2, 3, 4] }] },
      ["1 Price", "2 Staff", "3 Far away"],
      [["Price", "Far away"], ["Staff"]],
    ],
    [
      "in a set of dichotomies",
      savFile(),
      { text: "why", id: null, codes: [{ columns: ["$Whys"] }] },
      ["1 Price", "2 Service"],
      [["Price", "Service"], ["Service"], []],
    ],
    [
      "in a set of categories",
      savFile(),
      { text: "why", id: null, codes: [{ columns: ["$Mentions"] }] },
      ["3 Price", "98 Other"],
      [["Price", "Other"], ["Other"], null],
    ],
  ])("are read %s", async (_, content, mapping, codebook, coded) => {
    const path = await newQuestion();
    const name = typeof content === "string" ? "coded.csv" : "coded.sav";
    const done = await send(path, content, mapping, { name });
    const answers = coded.filter((codes) => codes !== null).length;
    expect(done).toMatchObject({
      result: { questions: [{ given_codes: { coded: answers, codes_added: codebook.length } }] },
    });
    expect((await codesOf(path.questionId)).toSorted()).toEqual(codebook.toSorted());
    const sorted = (codes: (string[] | null)[]) => codes.map((each) => each?.toSorted() ?? null);
    expect(sorted(await codesOfAnswers(db, path.questionId))).toEqual(sorted(coded));
  });

  it("are each coder's decisions, whoever uploads them", async () => {
    const path = await newQuestion();
    await send(path, LONG, { id: "id", text: "why", codes: [{ columns: ["code"], coder_column: "coder" }] });
    const codings = await db
      .select({ answer: responses.externalId, coder: answerCodings.coder, codes: answerCodings.codes })
      .from(answerCodings)
      .innerJoin(responses, eq(responses.id, answerCodings.responseId))
      .where(and(eq(answerCodings.questionId, path.questionId), ne(answerCodings.coder, MACHINE)));
    const by = (name: string) => `file/${name}`;
    expect(codings.map(({ answer, coder, codes }) => [answer, coder, codes.length]).toSorted()).toEqual([
      ["a", by("Kim"), 2],
      ["a", by("Lee"), 1],
      ["b", by("Kim"), 1],
    ]);
  });

  it("count as the last coder of each answer gave them", async () => {
    const path = await newQuestion();
    const content = "id,why,code,coder\na,cheap,Price,Kim\nb,kind,Staff,Lee\na,cheap,Staff,Lee\nb,kind,Price,Kim\n";
    await send(path, content, { id: "id", text: "why", codes: [{ columns: ["code"], coder_column: "coder" }] });
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Staff"], ["Price"]]);
  });

  it("leave the text of an answer that is known, if the file has none", async () => {
    const path = await newQuestion();
    const mapping = { id: "id", text: "why", codes: [{ columns: ["code"] }] };
    await send(path, "id,why,code\na,cheap,Price\n", mapping);
    await send(path, "id,why,code\na,NA,Staff\nb,NA,Price\n", mapping);
    const stored = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    expect(stored.map(({ externalId, text }) => [externalId, text]).toSorted()).toEqual([
      ["a", "cheap"],
      ["b", ""],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Staff"], ["Price"]]);
  });

  it("are shown before they are stored, with numbers that have no name and answers that nobody coded", async () => {
    const path = await newCodedQuestion(db, caller, { Reasons: ["Price", "Staff"] }, []);
    const mapping = { text: "why", codes: [{ columns: ["codes"], coder: "Kim" }] };
    const content = "id,why,codes\na,cheap,1;2\nb,kind,9\nc,far,\nd,none,0\ne,good,Parking\n";
    const preview = await send(path, content, mapping, { dryRun: true });
    const code = { is_new: false, is_unnamed: false };
    expect(preview).toMatchObject({
      preview: {
        mapping: { codes: [{ text: "why", columns: ["codes"], layout: "cells", coder: "Kim", coder_column: null }] },
        given_codes: [
          {
            codes: [
              { ...code, code_number: 1, name: "Price", rows: 1 },
              { ...code, code_number: 2, name: "Staff", rows: 1 },
              { code_number: 9, name: "Code 9", rows: 1, is_new: true, is_unnamed: true },
              { code_number: 3, name: "Parking", rows: 1, is_new: true, is_unnamed: false },
            ],
            rows_without_coding: 1,
            rows_without_code: 1,
            coders: [{ name: "Kim", rows: 4 }],
          },
        ],
      },
    });
    expect(await codesOf(path.questionId)).toEqual(["1 Price", "2 Staff"]);
  });

  it("get the names of numbers from a codeframe that is imported later", async () => {
    const path = await newQuestion();
    await send(path, WIDE, { text: "why", codes: [{ columns: ["code1", "code2"] }] });
    const frame = "number,code,net\n3,Price,Money\n7,Kind staff,People\n98,Other,Rest\n";
    const file = await stageFile(db, caller, "frame.csv", Readable.from([Buffer.from(frame)]));
    await importCodebookFile(db, caller, path, { file, dryRun: false });
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Price", "Other"], ["Kind staff"], null, []]);
  });

  it("are refused if a column cannot hold codes, or a row says neither yes nor no", async () => {
    const path = await newQuestion();
    const refusal = (content: string, codes: ColumnMapping["codes"]) =>
      send(path, content, { text: "why", codes }).catch(({ message, issues }) => issues?.[0]?.message ?? message);
    expect(await refusal(WIDE, [{ columns: ["why"] }])).toContain('names "why", a column of answers');
    expect(await refusal(WIDE, [{ columns: ["nowhere"] }])).toContain("names no column of the file");
    const columns = { columns: ["code1"], layout: "columns" as const };
    expect(await refusal(WIDE, [columns])).toBe('holds "3", where yes or no is known');
    expect(await refusal(`why,code\ncheap,${"x".repeat(600)}\n`, [{ columns: ["code"] }])).toContain("are no codes");
    expect(await codesOfAnswers(db, path.questionId)).toEqual([]);
  });
});
