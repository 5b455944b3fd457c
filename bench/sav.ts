import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ExportedAnswer } from "@/lib/export/read-answers";
import { dictionaryOf, type SavPlan } from "@/lib/export/sav/sav-plan";
import { caseValues } from "@/lib/export/sav/sav-values";
import { type OpenGroup, packCases } from "@/lib/tables/write-sav/pack-cases";
import { writeDictionary } from "@/lib/tables/write-sav/write-dictionary";

/** Times our .sav writer and R's haven on the same table: 10,000 answers, 60 variables. */
const ANSWERS = 10_000;
const CODES = 55;
const PAGE = 500;
const REPEATS = 7;

const text = (n: number) =>
  `Answer ${n}: the staff were friendly, but the room on floor ${n % 12} was cold; größer, bitte. `;
const plan: SavPlan = {
  layout: "binary_dummy",
  title: "Bench",
  cases: ANSWERS,
  ids: { name: "ID", label: "id", isNumeric: false, digits: 0, decimals: 0, bytes: 6 },
  waves: [],
  segments: [{ name: "region", label: "region", isNumeric: false, digits: 0, decimals: 0, bytes: 8 }],
  weightKey: null,
  details: [],
  questions: [
    {
      name: "Q1",
      wording: "What stood out?",
      bytes: { text: 200, translation: 0, evidence: 0 },
      mentions: 3,
      codes: Array.from({ length: CODES }, (_, n) => ({ number: n + 1, name: `Code ${n + 1}` })),
      merged: null,
      keyBytes: null,
    },
  ],
};
const valuesOf = caseValues(plan);
const answers = Array.from(
  { length: ANSWERS },
  (_, n): ExportedAnswer => ({
    wave: 1,
    responseId: "",
    id: `r${n}`,
    text: text(n),
    translation: null,
    segments: { region: `region ${n % 9}` },
    state: "coded",
    reviewed: n % 50 === 0,
    ...{ closed: null, merged: null },
    mentions: [n % CODES, (n * 7) % CODES, (n * 13) % CODES].map((code) => ({
      number: code + 1,
      name: "",
      category: "",
      sentiment: "Neutral",
      confidence: "high",
      evidence: null,
      given: { source: "engine", engine: "local/1", suggestionId: null, actor: null, at: new Date(0) },
    })),
  }),
);

const folder = await mkdtemp(join(tmpdir(), "bench-sav-"));
try {
  const [ours, theirs, table] = ["ours.sav", "haven.sav", "table.csv"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const dictionary = dictionaryOf(plan);
  const widths = dictionary.variables.map(({ width }) => width);
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const from = performance.now();
    const parts: Uint8Array[] = [writeDictionary(dictionary, new Date())];
    let before: OpenGroup | null = null;
    for (let at = 0; at < ANSWERS; at += PAGE) {
      const cases = answers.slice(at, at + PAGE).map((answer) => valuesOf([answer]));
      const packed: ReturnType<typeof packCases> = packCases(widths, cases, { before, isLast: at + PAGE >= ANSWERS });
      parts.push(packed.bytes);
      before = packed.open;
    }
    await writeFile(ours, parts);
    times.push(performance.now() - from);
  }
  await writeFile(
    table,
    answers
      .map((answer) =>
        valuesOf([answer])
          .map((value) => JSON.stringify(value))
          .join(","),
      )
      .join("\n"),
  );
  await report("ours", median(times), ours);
  const haven = await timeHaven(table, theirs);
  if (haven === null) console.log("R's haven is not installed (Debian: r-cran-haven); nothing to compare with.");
  else {
    await report("haven", haven, theirs);
    console.log(`ratio ${(median(times) / haven).toFixed(2)} (${dictionary.variables.length} variables)`);
  }
  async function report(name: string, milliseconds: number, file: string) {
    const { size } = await stat(file);
    console.log(
      `${name.padEnd(8)}${milliseconds.toFixed(0).padStart(6)} ms ${(size / 1024).toFixed(0).padStart(8)} KiB`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds of `write_sav` on the table in memory; null without R and haven. */
async function timeHaven(table: string, file: string): Promise<number | null> {
  const script = `
    suppressMessages(library(haven))
    d <- read.csv(${JSON.stringify(table)}, header = FALSE, stringsAsFactors = FALSE)
    for (n in names(d)) if (is.numeric(d[[n]])) d[[n]] <- labelled(as.numeric(d[[n]]), c(No = 0, Yes = 1))
    times <- replicate(${REPEATS}, system.time(write_sav(d, ${JSON.stringify(file)}))[["elapsed"]])
    cat(median(times) * 1000)`;
  try {
    const { stdout } = await promisify(execFile)("Rscript", ["-e", script]);
    return Number(stdout);
  } catch {
    return null;
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
