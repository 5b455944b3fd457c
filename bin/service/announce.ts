import { relative } from "node:path";
import type { FirstRun } from "../local/first-run-file";
import { codebookTree, SENTIMENT_LEGEND, type ShownCodebook } from "../terminal/codebook-tree";
import type { Style } from "../terminal/style";

export type FoundInExample = {
  codebook: ShownCodebook;
  answers: number;
  /** The number of answers that are not empty, of which shares are computed, as on every page. */
  base: number;
  seconds: number;
  address: string;
};

const CODES_SHOWN = 12;

/** The text that a start prints when the service is up. */
export function addressLines(url: string, style: Style): string[] {
  return ["", row("Address", style.bold(url), style), row("Reference", `${url}/docs`, style)];
}

type Login = { isNew: boolean; isTerminal: boolean; file: string; url: string };

/**
 * The login. The first start also prints password and API key on a terminal; elsewhere, where the output may become a
 * log that others read, as at later starts, only the file that keeps them.
 */
export function loginLines(firstRun: FirstRun, { isNew, isTerminal, file, url }: Login, style: Style): string[] {
  if (isNew && isTerminal) return [...firstRunLines(firstRun, file, url, style), ""];
  return [row("Login", `${firstRun.email}, with password and API key in ${short(file)}`, style)];
}

/** The first login and API key, the file that keeps them, and a first call to paste. */
function firstRunLines(firstRun: FirstRun, file: string, url: string, style: Style): string[] {
  const answers = [
    { id: "1", text: "Friendly staff, but the room was cold." },
    { id: "2", text: "Breakfast was great" },
  ];
  return [
    row("Login", firstRun.email, style),
    row("Password", firstRun.password, style),
    row("API key", firstRun.api_key, style),
    row("", style.dim(`Shown this once; kept in ${short(file)}.`), style),
    "",
    "  Try it:",
    "",
    `    curl -s ${url}/api/v2/code -H 'x-api-key: ${firstRun.api_key}' \\`,
    `      -H 'content-type: application/json' \\`,
    `      -d '${JSON.stringify({ responses: answers })}'`,
  ];
}

/** Sums up the coded example in a few lines. */
export function exampleLines({ codebook, answers, base, seconds, address }: FoundInExample, style: Style): string[] {
  const tree = codebookTree(codebook, base, style, CODES_SHOWN).map((line) => `    ${line}`);
  return [
    `  Coded ${answers} answers of a hotel survey in ${seconds} s. Most frequent codes (${SENTIMENT_LEGEND}):`,
    "",
    ...tree,
    "",
    `  All of it: ${style.bold(address)}`,
  ];
}

const row = (label: string, value: string, style: Style) => `  ${style.dim(label.padEnd(11))}${value}`;

/** The path, relative to the current folder if it lies in that folder. */
function short(path: string): string {
  const here = relative(process.cwd(), path);
  return here.startsWith("..") ? path : here;
}
