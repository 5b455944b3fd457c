import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { writeResult } from "@/bin/code/write-result";
import type { SavColumn } from "@/db/schema/segment-labels";
import type { ExportFrame, SegmentColumn } from "@/lib/export/export-frame";
import type { ExportedCase } from "@/lib/export/exported-case";
import type { Layout } from "@/lib/export/layouts";
import type { ExportedAnswer } from "@/lib/export/read-answers";
import { dictionaryOf, planSav, type SavPlan } from "@/lib/export/sav/sav-plan";
import { caseValues } from "@/lib/export/sav/sav-values";
import { planSurvey } from "@/lib/export/survey/survey-plan";
import { readTable } from "@/lib/tables/read-table";
import type { Table } from "@/lib/tables/table";
import { cutToBytes } from "@/lib/tables/write-sav/names";
import { packCases } from "@/lib/tables/write-sav/pack-cases";
import { LONGEST_STRING } from "@/lib/tables/write-sav/sav-file";
import { type Compression, writeDictionary } from "@/lib/tables/write-sav/write-dictionary";
import { ZlibBlocks } from "@/lib/tables/write-sav/zlib-blocks";
import { answers, frame } from "./sample";

/**
 * Checks that PSPP, the free program for SPSS's files, and R's package haven can read our files. Needs Debian's
 * packages `pspp` and `r-cran-haven`.
 */

const EVERYTHING = { demographics: true, sentiment: true, confidence: true, evidence: true, key: true };

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "judge-"));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What PSPP prints for a file of this layout. */
async function judge(
  layout: Layout & ("columns_by_mention" | "binary_dummy"),
  syntax: string,
  { compression = "bytecode", weightKey = null }: { compression?: Compression; weightKey?: string | null } = {},
): Promise<string> {
  const plan = planSav({ ...frame, weightKey }, { layout, ...EVERYTHING });
  return judgePlan(
    plan,
    answers.map((answer) => [answer]),
    syntax,
    compression,
  );
}

/** What PSPP prints for a planned file of these cases. */
async function judgePlan(
  plan: SavPlan,
  rows: readonly ExportedCase[],
  syntax: string,
  compression: Compression = "bytecode",
): Promise<string> {
  const file = await writeFileOf(plan, rows, compression);
  return judgeFile(file, syntax);
}

async function judgeFile(file: string, syntax: string): Promise<string> {
  const script = join(folder, "judge.sps");
  await writeFile(script, `GET FILE="${file}".\n${syntax}`);
  return run("pspp", ["-O", "format=csv", script]);
}

/** The output of R for a file of this layout, which haven has read as `d`. */
async function judgeByHaven(layout: SavPlan["layout"], compression: Compression, script: string): Promise<string[]> {
  const plan = planSav(frame, { layout, ...EVERYTHING });
  const rows = answers.map((answer) => [answer]);
  const file = await writeFileOf(plan, rows, compression);
  const read = `d <- haven::read_sav("${file}", user_na = TRUE); `;
  return (await run("Rscript", ["-e", read + script])).trimEnd().split("\n");
}

/** The path of a file of these cases. */
async function writeFileOf(plan: SavPlan, rows: readonly ExportedCase[], compression: Compression): Promise<string> {
  const dictionary = dictionaryOf(plan);
  const head = writeDictionary(dictionary, new Date(), compression);
  const widths = dictionary.variables.map(({ width }) => width);
  const values = rows.map(caseValues(plan));
  const { bytes } = packCases(widths, values, { before: null, isLast: true });
  const file = join(folder, `${plan.layout}.${compression}.sav`);
  await writeFile(file, Buffer.concat([head, ...(compression === "zlib" ? await zipped(bytes, head) : [bytes])]));
  return file;
}

async function run(program: string, parameters: readonly string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  const { stdout, stderr } = await promisify(execFile)(program, parameters, { env, cwd: folder });
  assert.equal(stderr, "");
  assert.doesNotMatch(stdout, /error|warning/i);
  return stdout;
}

/** The cases as a .zsav file has them after its dictionary. */
async function zipped(cases: Uint8Array, head: Uint8Array): Promise<Uint8Array[]> {
  const blocks = new ZlibBlocks();
  const data: Uint8Array[] = [];
  for await (const block of blocks.compress([cases])) data.push(block);
  const { header, trailer } = blocks.frame(head.length);
  return [header, ...data, trailer];
}

test("PSPP reads names, labels, measures and sets", async () => {
  const shown = await judge("columns_by_mention", "DISPLAY DICTIONARY.\nMRSETS /DISPLAY NAME=ALL.\n");
  assert.match(shown, /^Respondent,1,Respondent №,Nominal,Input,\d+,Left,A4,A4,$/m);
  assert.match(shown, /^年龄,3,年龄,Scale,Input,8,Right,F8\.1,F8\.1,$/m);
  assert.match(shown, /^Age_group,4,Age group,Nominal,/m);
  assert.match(shown, /^Q1,5,What did you like\? 喜欢,Nominal,Input,\d+,Left,A32767,A32767,$/m);
  assert.match(shown, /^Q1_STATUS,6,.*,5; 6$/m);
  assert.match(shown, /^Q1_F1,.*,Ordinal,/m);
  assert.match(shown, /^,300,"Friendly, ""warm"""$/m);
  assert.match(shown, /^\$Q1,What did you like\? 喜欢,Categories,"Q1_M1\nQ1_M2"$/m);
});

test("PSPP reads the values of mentions and texts", async () => {
  const shown = await judge(
    "columns_by_mention",
    'COMPUTE end=RINDEX(Q1,"🚀").\nCOMPUTE long=LENGTH(RTRIM(Q1_E1)).\nLIST Respondent WAVE 年龄 Age_group Q1_STATUS Q1_M1 Q1_M2 Q1_S1 end long.\nFREQUENCIES Q1_STATUS Q1_M1.\n',
  );
  assert.match(shown, /^r1,1,12\.5,25–34,1,300,1,3,32\d{3}\.00,300\.00$/m);
  assert.match(shown, /^r2,2,40\.0,,5,\.,\.,\.,\.00,\.00$/m);
  assert.match(shown, /^r3,2,\. ?,,1,2,\.,3,\.00,\.00$/m);
  assert.match(shown, /^Missing,Empty,1,33\.3%/m);
  assert.match(shown, /^Valid,ودود جدًا,1,33\.3%,50\.0%/m);
});

test("PSPP reads the same of a file that is compressed in blocks", async () => {
  const syntax = "LIST Respondent WAVE 年龄 Age_group Q1_STATUS Q1_M1 Q1_M2 Q1_S1.\n";
  const shown = await judge("columns_by_mention", syntax, { compression: "zlib" });
  assert.match(shown, /^r1,1,12\.5,25–34,1,300,1,3$/m);
  assert.match(shown, /^r3,2,\. ?,,1,2,\.,3$/m);
});

test("PSPP weights the cases by the weight, if it is a number", async () => {
  const weightOf = (weightKey: string) => judge("columns_by_mention", "SHOW WEIGHT.\n", { weightKey });
  assert.match(await weightOf("年龄"), /WEIGHT is 年龄\./);
  assert.match(await weightOf("Age group"), /WEIGHT is OFF\./i);
});

test("PSPP reads a variable per code and their set", async () => {
  const shown = await judge(
    "binary_dummy",
    "MRSETS /DISPLAY NAME=ALL.\nLIST Respondent Q1_C1 Q1_C2 Q1_C300.\nFREQUENCIES Q1_C300.\n",
  );
  assert.match(shown, /^\$Q1,What did you like\? 喜欢,Dichotomies,1,"Q1_C1\nQ1_C2\nQ1_C300"$/m);
  assert.match(shown, /^r1,1,0,1$/m);
  assert.match(shown, /^Valid,Not mentioned,1,33\.3%,50\.0%/m);
});

test("PSPP reads all questions of a survey from one file, with a set for each", async () => {
  const question = (number: number) => ({
    ...frame,
    number,
    isGrouped: false,
    wording: `Question ${number} 喜欢`,
    questionId: "",
    last: 1,
    mayBeNumbered: false,
  });
  const survey = { ...frame, weightKey: "年龄", questions: [question(1), question(2)], respondents: 3, inAll: 1 };
  const options = { demographics: true, sentiment: false, confidence: false, evidence: false, key: false };
  const [first = null, second = null, third = null] = answers;
  const syntax =
    "SHOW WEIGHT.\nWEIGHT OFF.\nMRSETS /DISPLAY NAME=ALL.\nLIST Respondent 年龄 Age_group Q1_STATUS Q1_M1 Q2_STATUS Q2_M1 Q2_M2.\nFREQUENCIES Q2_STATUS.\n";
  const shown = await judgePlan(
    planSurvey(survey, { ...options, layout: "columns_by_mention" }),
    [
      [first, second],
      [second, null],
      [null, third],
    ],
    syntax,
  );
  assert.match(shown, /WEIGHT is 年龄\./);
  assert.match(shown, /^\$Q1,Question 1 喜欢,Categories,"Q1_M1\nQ1_M2"$/m);
  assert.match(shown, /^\$Q2,Question 2 喜欢,Categories,"Q2_M1\nQ2_M2"$/m);
  assert.match(shown, /^r1,12\.5,25–34,1,300,5,\.,\.$/m);
  assert.match(shown, /^r2,40\.0,,5,\.,\.,\.,\.$/m);
  assert.match(shown, /^r3,\. ?,,\.,\.,1,2,\.$/m);
  assert.match(shown, /^Missing,\.,1,33\.3%,,\n,Empty,1,33\.3%/m);
});

/** A survey's file as it came, and the frame and the answers of an upload of all its columns. */
async function uploaded(name: string, id: string) {
  const bytes = await readFile(join("lib/tables/read-sav/fixtures", name));
  await writeFile(join(folder, "survey.sav"), bytes);
  const raw = await readTable(name, bytes, { isUnlabelled: true });
  const table = await readTable(name, bytes);
  const columns = raw.columns.map((name, at): SegmentColumn => {
    const column = raw.savColumns?.[at] as SavColumn;
    const sav = { label: raw.labels?.[at] ?? "", column, fits: true };
    return { name, label: name, isNumeric: false, digits: 0, decimals: 0, bytes: 1, sav };
  });
  const place = raw.columns.indexOf(id);
  const own: ExportFrame = {
    ...frame,
    isGrouped: false,
    answers: table.rows.length,
    ids: columns[place] as SegmentColumn,
    segments: columns.toSpliced(place, 1),
    savNames: raw.columns,
  };
  const cases = table.rows.map((cells): ExportedCase => {
    const segments = Object.fromEntries(table.columns.map((name, at) => [name, cells[at] ?? ""]));
    return [{ ...(answers[0] as ExportedAnswer), id: cells[place] ?? "", text: "", segments }];
  });
  return { raw, table, frame: own, cases };
}

/** What PSPP prints after the commands with which the guide joins the file `coded.sav` with the survey's. */
async function joined(id: string, syntax: string): Promise<string> {
  const guide = await readFile("lib/docs/guides/exports.md", "utf8");
  const commands = /```\n([^`]*MATCH FILES[^`]*)```/.exec(guide)?.[1] ?? "";
  assert.match(commands, /BY RespID/);
  const script = join(folder, "join.sps");
  await writeFile(script, `${commands.replaceAll("RespID", id)}\n${syntax}`);
  return run("pspp", ["-O", "format=csv", script]);
}

const SURVEYS = [
  ["survey.sav", "RespID"],
  ["panel.zsav", "panel.id_"],
  ["bytecode.sav", "id"],
] as const;
const DICTIONARY = "DISPLAY DICTIONARY.\n";
/** Commands that leave only the survey's own variables. */
const ownOf = ({ columns }: Table) => `SAVE OUTFILE="own.sav" /KEEP=${columns.join(" ")}.\nGET FILE="own.sav".\n`;

for (const [name, id] of SURVEYS) {
  test(`PSPP joins our file with ${name}, which keeps its variables`, async () => {
    const { raw, frame, cases } = await uploaded(name, id);
    const before = await judgeFile(join(folder, "survey.sav"), `${ownOf(raw)}${DICTIONARY}`);
    const plan = planSav(frame, { layout: "columns_by_mention", ...EVERYTHING });
    const file = await writeFileOf(plan, cases, "bytecode");
    await rename(file, join(folder, "coded.sav"));
    assert.equal(await judgeFile(join(folder, "coded.sav"), `${ownOf(raw)}${DICTIONARY}`), before);
    const shown = await joined(id, `LIST ${id} ${plan.questions[0]?.name}_M1.\n`);
    assert.equal(shown.match(/,300$/gm)?.length, cases.length);
  });

  test(`PSPP joins what the command line made of ${name}, which keeps its variables and values`, async () => {
    const { raw, table } = await uploaded(name, id);
    const listing = `SHOW WEIGHT.\n${DICTIONARY}LIST ${raw.columns.join(" ")}.\n`;
    const before = await judgeFile(join(folder, "survey.sav"), `${ownOf(raw)}${listing}`);
    const results = raw.rows.map((_, at) => ({ id: String(at), codes: [] }));
    await writeResult(join(folder, "coded.sav"), { table, raw }, { codebook: [], results, credits_used: 0 });
    assert.equal(await judgeFile(join(folder, "coded.sav"), `${ownOf(raw)}${listing}`), before);
    assert.match(await joined(id, DICTIONARY), /^EVIDENCE_1,/m);
  });
}

for (const compression of ["bytecode", "zlib"] as const) {
  test(`R's haven reads names, labels, texts and missing values, compressed as ${compression}`, async () => {
    const shown = await judgeByHaven(
      "columns_by_mention",
      compression,
      `cat(names(d)[1:8], "\n", attr(d$Q1, "label"), "\n", nchar(d$Q1, "bytes"), "\n", sub(" *$", "", d$Q1[3]), "\n")
      cat(d[["年龄"]], "|", d$Q1_M1, "|", d$Q1_M2, "|", names(attr(d$Q1_M1, "labels")), "\n")
      cat(attr(d$Q1_STATUS, "na_values"), "|", as.character(haven::as_factor(d$Q1_STATUS)), "\n")`,
    );
    assert.deepEqual(
      shown.map((line) => line.trim()),
      [
        "Respondent WAVE 年龄 Age_group Q1 Q1_STATUS Q1_M1 Q1_M2",
        "What did you like? 喜欢",
        `${Buffer.byteLength(cutToBytes(answers[0]?.text ?? "", LONGEST_STRING).trimEnd())} 0 10`,
        "مرحبا",
        '12.5 40 NA | 300 NA 2 | 1 NA NA | 价格太高 💸 ودود جدًا Friendly, "warm"',
        "5 6 | Has codes Empty Has codes",
      ],
    );
  });
}

test("R's haven reads a variable per code", async () => {
  const shown = await judgeByHaven("binary_dummy", "bytecode", 'cat(d$Q1_C1, d$Q1_C300, attr(d$Q1_C1, "label"))');
  assert.deepEqual(shown, ["1 NA 0 1 NA 0 价格太高 💸"]);
});
