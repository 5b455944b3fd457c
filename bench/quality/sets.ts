import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FrameCode } from "@/lib/engines/engine";

/** One answer with the codes that people gave it. */
export type CodedRow = {
  id: string;
  text: string;
  /** The wording of the question, if known. */
  question: string | null;
  labels: string[];
  split: "train" | "test";
  sentiment: string | null;
  /** How the answer feels about each of its codes, if people said so. */
  feelings: ReadonlyMap<string, string>;
};

/** One codebook and the answers coded with it. */
export type Frame = { question: string | null; codes: FrameCode[]; quoted: FrameCode[]; rows: CodedRow[] };

/** A folder of coded answers, with one frame per question or domain. */
export type CodedSet = { name: string; language: string; frames: Frame[] };

type RawRow = Record<string, unknown> & {
  id: string;
  text: string;
  labels?: string[];
  split?: string;
  aspect_polarity?: string[];
};
type RawCode = { label: string; name?: string; definition?: string; examples?: string; major?: string };
type RawGroup = { codes: RawCode[] } & Record<string, unknown>;

const GROUPING = ["question", "stance", "domain"] as const;

/** Reads every set under a folder: `<set>/data.jsonl` (or `<language>.jsonl`) beside `<set>/codebook.json`. */
export function readSets(folder: string): CodedSet[] {
  const sets: CodedSet[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    const directory = path.join(folder, name);
    const codebookFile = path.join(directory, "codebook.json");
    if (!existsSync(directory) || !/^[\w.-]+$/.test(name) || name.includes(".")) continue;
    const codebook: (RawCode | RawGroup)[] = existsSync(codebookFile)
      ? JSON.parse(readFileSync(codebookFile, "utf8"))
      : [];
    for (const file of readdirSync(directory)
      .filter((entry) => entry.endsWith(".jsonl"))
      .toSorted()) {
      const stem = file.replace(/\.jsonl$/, "");
      const language = stem === "data" ? "en" : stem;
      const rows = readFileSync(path.join(directory, file), "utf8")
        .split("\n")
        .filter((line) => line.trim())
        .map((line): RawRow => JSON.parse(line));
      sets.push({ name: stem === "data" ? name : `${name}/${stem}`, language, frames: framesOf(codebook, rows) });
    }
  }
  return sets;
}

function framesOf(codebook: readonly (RawCode | RawGroup)[], rows: readonly RawRow[]): Frame[] {
  const groups = codebook.filter((entry): entry is RawGroup => "codes" in entry);
  if (groups.length === 0) {
    const codes = codebook.filter((entry): entry is RawCode => "label" in entry);
    return [frameOf(codes, rows)];
  }
  return groups
    .map((group) => {
      const keys = GROUPING.filter((key) => key in group);
      return frameOf(
        group.codes,
        rows.filter((row) => keys.every((key) => row[key] === group[key])),
      );
    })
    .filter((frame) => frame.rows.length > 0);
}

function frameOf(codes: readonly RawCode[], rows: readonly RawRow[]): Frame {
  const questions = new Set(rows.map((row) => row.question));
  const [question] = questions;
  return {
    question: questions.size === 1 && typeof question === "string" ? question : null,
    codes: codes.map((code) => codeOf(code, false)),
    quoted: codes.map((code) => codeOf(code, true)),
    rows: rows.map((row) => ({
      id: row.id,
      text: row.text,
      question: typeof row.question === "string" ? row.question : null,
      labels: row.labels ?? [],
      split: row.split === "test" ? "test" : "train",
      sentiment: typeof row.sentiment === "string" ? row.sentiment : null,
      feelings: feelingsOf(row.aspect_polarity ?? []),
    })),
  };
}

/** Reads "CODE:positive" entries by code; a code with several different feelings is mixed. */
function feelingsOf(entries: readonly string[]): Map<string, string> {
  const feelings = new Map<string, string>();
  for (const entry of entries) {
    const [, code = "", feeling = ""] = /^(.*):(\w+)$/su.exec(entry) ?? [];
    const known = feelings.get(code);
    feelings.set(code, known && known !== feeling ? "mixed" : feeling);
  }
  return feelings;
}

function codeOf(code: RawCode, withQuotes: boolean): FrameCode {
  const quotes = withQuotes && code.examples ? ` ${code.examples}` : "";
  return {
    id: code.label,
    category: code.major ?? "Codes",
    name: code.name ?? code.label.replace(/^\w{1,8}:/, ""),
    definition: `${code.definition ?? ""}${quotes}`.trim() || null,
    sentiment: "Neutral",
  };
}
