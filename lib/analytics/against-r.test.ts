import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { anchorCodings } from "@/db/schema/anchors";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { freezeAnchor } from "./anchor/freeze-anchor";
import { readAnchorAnswers } from "./anchor/read-anchor";
import { compareWaves } from "./compare-waves";
import { crossTab } from "./cross-tab";
import { findAnomalies } from "./find-anomalies";
import { relateScore } from "./score/relate-score";

/**
 * A survey of three waves, a second coding of its anchor sample, a survey with a score, and R's figures for them;
 * `fixtures/reference.R` makes all of them.
 */
const linesOf = (name: string) =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
const codesOf = (first: string, second: string) => [...new Set([first, second])].filter(Boolean);
const SURVEY = linesOf("survey.csv").map((line) => {
  const [wave, region = "", weight, first = "", second = "", answers] = line.split(",");
  const segments = { region, weight: Number(weight) };
  return { wave: Number(wave), segments, codes: codesOf(first, second), answers: Number(answers) };
});
/** For each answer of the anchor sample, its codes by the coders of the three waves. */
const CODINGS = linesOf("anchor.csv").flatMap((line) => {
  const [first = "", second = "", first2 = "", second2 = "", first3 = "", second3 = "", answers] = line.split(",");
  const codings = [codesOf(first, second), codesOf(first2, second2), codesOf(first3, second3)];
  return Array.from({ length: Number(answers) }, () => codings);
});
const ASPECTS = ["Friendly", "Dear", "Noisy", "Quiet", "Clean", "Slow", "Odd"];
const RATED = linesOf("score.csv").map((line) => {
  const [score = 0, weight = 0, ...rest] = line.split(",").map(Number);
  return { segments: { score, weight }, codes: ASPECTS.filter((_, at) => rest[at] === 1), answers: rest.at(-1) ?? 0 };
});
const R = new Map(linesOf("reference.csv").map((line) => line.split(",") as [string, string]));
const FRAME = { Stay: ["Cold", "Dear", "Friendly", "Rude"] };

const unused = new Set(R.keys());
/** Compares by relative difference, because tiny p values need it. */
function expectAsInR(figure: string, ours: number | null | undefined): void {
  unused.delete(figure);
  const theirs = Number(R.get(figure));
  expect(Math.abs((ours ?? Number.NaN) - theirs) / Math.max(1e-12, Math.abs(theirs)), figure).toBeLessThan(1e-6);
}

describe("figures agree with R's", () => {
  const db = useDatabase();
  let caller: Caller;
  const waves: Awaited<ReturnType<typeof newSegmentedQuestion>>[] = [];
  let groupId: string;
  beforeAll(async () => {
    caller = await newCaller(db);
    for (const number of [1, 2, 3]) {
      const blocks = SURVEY.filter(({ wave }) => wave === number);
      waves.push(await newSegmentedQuestion(db, caller, FRAME, blocks));
    }
    const questionIds = waves.map(({ questionId }) => questionId);
    groupId = (await createGroup(db, caller, { name: "Stays", questionIds })).id;
  }, 120_000);
  const first = () => waves[0] ?? { projectId: "", questionId: "" };

  it.each(["plain", "weighted"])("in a cross-tab, %s", async (kind) => {
    const { columns, rows, chi_square } = await crossTab(db, caller, first(), {
      ...{ rows: "codes", order: "codebook", sentiments: false, keys: ["region"] },
      ...(kind === "weighted" && { weightKey: "weight" }),
    });
    expectAsInR(`chi-square table ${kind}`, chi_square[0]?.statistic);
    expectAsInR(`chi-square p table ${kind}`, chi_square[0]?.p_value);
    expect(rows).toHaveLength(4);
    for (const { name, cells, chi_square: test } of rows) {
      const key = `${kind} ${name}`;
      expectAsInR(`chi-square ${key}`, test[0]?.statistic);
      expectAsInR(`chi-square p ${key}`, test[0]?.p_value);
      const regions = cells.slice(1).map((cell, place) => ({ ...cell, letter: columns[place + 1]?.letter ?? "" }));
      for (const { segment_value, percentage } of regions)
        expectAsInR(`percentage ${key} ${segment_value}`, percentage);
      for (const [place, one] of regions.entries()) {
        for (const other of regions.slice(place + 1)) {
          const pair = `${key} ${one.segment_value} ${other.segment_value}`;
          const sign = Number(one.exceeds.includes(other.letter)) - Number(other.exceeds.includes(one.letter));
          expect([pair, sign]).toEqual([pair, Number(R.get(`exceeds ${pair}`))]);
        }
      }
    }
  });

  it("in cells that stand out", async () => {
    const { tested, anomalies } = await findAnomalies(db, caller, first(), { keys: ["region"] });
    expectAsInR("cells tested", tested);
    for (const { code_name, segment_value, residual, adjusted_p_value } of anomalies) {
      expectAsInR(`residual ${code_name} ${segment_value}`, residual);
      expectAsInR(`residual adjusted p ${code_name} ${segment_value}`, adjusted_p_value);
    }
    expect([...unused].filter((figure) => figure.startsWith("residual"))).toEqual([]);
  });

  it("in trends", async () => {
    const { codes } = await compareWaves(db, caller, { groupId });
    for (const { code_name, trend, differences } of codes) {
      for (const { wave, interval } of trend) {
        expectAsInR(`interval low ${code_name} ${wave}`, interval?.low);
        expectAsInR(`interval high ${code_name} ${wave}`, interval?.high);
      }
      for (const { from_wave, to_wave, z, p_value, adjusted_p_value, significant } of differences) {
        const pair = `trend ${code_name} ${from_wave} ${to_wave}`;
        expectAsInR(`squared z ${pair}`, (z ?? 0) ** 2);
        expectAsInR(`p ${pair}`, p_value);
        expectAsInR(`adjusted p ${pair}`, adjusted_p_value);
        expect([pair, significant]).toEqual([pair, Number(R.get(`exceeds ${pair}`)) !== 0]);
      }
    }
    expect([...unused].filter((figure) => / trend |^interval/.test(figure) && !figure.startsWith("exceeds"))).toEqual(
      [],
    );
  });

  it.each(["plain", "weighted"])("in what goes with a score, %s", async (kind) => {
    const path = await newSegmentedQuestion(db, caller, { Stay: ASPECTS }, RATED);
    if (kind === "weighted")
      await db.update(questions).set({ weightKey: "weight" }).where(eq(questions.id, path.questionId));
    const { rows, groups, model, mean } = await relateScore(db, caller, path, { key: "score" });
    expectAsInR(`score mean ${kind}`, mean);
    expectAsInR(`score intercept ${kind}`, model?.intercept);
    expectAsInR(`score r squared ${kind}`, model?.r_squared);
    expectAsInR(`score adjusted r squared ${kind}`, model?.adjusted_r_squared);
    const codes = rows.filter((row) => row.kind === "code");
    for (const row of codes) {
      const key = `${kind} ${row.name}`;
      for (const [at, { name }] of groups.entries())
        expectAsInR(`score share ${key} ${name}`, row.groups[at]?.percentage);
      if (row.difference !== null) {
        expectAsInR(`score with ${key}`, row.mean_with);
        expectAsInR(`score difference ${key}`, row.difference);
        expectAsInR(`score difference low ${key}`, row.difference_interval?.low);
        expectAsInR(`score difference high ${key}`, row.difference_interval?.high);
      }
      if (!row.impact) continue;
      expectAsInR(`score impact ${key}`, row.impact.value);
      expectAsInR(`score impact error ${key}`, row.impact.standard_error);
      expectAsInR(`score impact low ${key}`, row.impact.interval.low);
      expectAsInR(`score impact p ${key}`, row.impact.p_value);
      expectAsInR(`score impact adjusted p ${key}`, row.impact.adjusted_p_value);
    }
    expect(codes.flatMap(({ name, left_out }) => (left_out ? [[name, left_out]] : []))).toEqual([
      ["Clean", "collinear"],
      ["Odd", "few_answers"],
    ]);
    expect([...unused].filter((figure) => figure.startsWith("score ") && figure.includes(kind))).toEqual([]);
  });

  it("in the drift of the coder and of the respondents", async () => {
    await freezeAnchor(db, caller, { groupId, size: 200 });
    await codeAnchorAgain();
    const { codes } = await compareWaves(db, caller, { groupId });
    for (const { code_name, differences } of codes) {
      for (const { from_wave, to_wave, drift } of differences) {
        const step = `${code_name} ${from_wave} ${to_wave}`;
        expectAsInR(`drift gained ${step}`, drift?.changed.gained);
        expectAsInR(`drift lost ${step}`, drift?.changed.lost);
        for (const of of ["coder", "respondents"] as const) {
          expectAsInR(`drift ${of} points ${step}`, drift?.[of].points);
          expectAsInR(`drift ${of} low ${step}`, drift?.[of].interval.low);
          expectAsInR(`drift ${of} high ${step}`, drift?.[of].interval.high);
        }
      }
    }
    expect([...unused].filter((figure) => figure.startsWith("drift"))).toEqual([]);
  });

  /** Stores codings of the anchor sample by the coders of the later waves. */
  async function codeAnchorAgain(): Promise<void> {
    const numberOf = (name: string) => FRAME.Stay.indexOf(name) + 1;
    const numbersOf = (names: string[] = []) => names.map(numberOf).toSorted();
    const open = [...CODINGS];
    const codings = (await readAnchorAnswers(db, caller, groupId)).map(({ id, codes }) => {
      const place = open.findIndex(([own]) => numbersOf(own).join() === codes.toSorted().join());
      const [found] = open.splice(place, 1);
      return { id, found };
    });
    expect(open).toEqual([]);
    const shared = { organizationId: caller.organizationId, groupId, engine: "local/1", creditsUsed: 0 };
    for (const wave of [1, 2]) {
      const codes = Object.fromEntries(codings.map(({ id, found }) => [id, numbersOf(found?.[wave])]));
      const questionId = waves[wave]?.questionId ?? "";
      await db.insert(anchorCodings).values({ ...shared, questionId, frame: FRAME.Stay.map(numberOf), codes });
    }
  }
});
