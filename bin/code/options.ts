import { Command, InvalidArgumentError, Option } from "commander";
import { CODING_TYPES, type CodingType } from "@/db/schema/terms";

export type CodeOptions = {
  text?: string;
  id?: string;
  type: CodingType;
  language?: string;
  codebook?: string;
  out?: string;
  encoding?: string;
  sheet?: string;
  url?: string;
};

const NOTES = `
Reads CSV and TSV (any delimiter and usual encoding), Excel (.xlsx), SPSS (.sav) and JSON (an array of strings or objects). Files of more than 10,000 answers are coded in parts with the codebook of the first part.

Writes one row per answer: all columns of the file, then codes, code_numbers, sentiments (how the answer feels about
each), confidence and evidence, entries separated by " | ". In CSV, what begins with = + - or @ in a cell, or after a
semicolon, tab or line break in it, gets an apostrophe, so that no spreadsheet takes it for a formula.
Excel gets the codebook on a second sheet; SPSS gets a variable for each mention, with labels, and keeps the
variables of an SPSS file with their values, labels, formats and weight; JSON holds the codebook and every answer's codes.

Uses the service that runs on DATA_DIR, or starts it for the time of the call. --url or CODING_URL names
another one, and the environment variable CODING_API_KEY its API key.

Exit code: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run -s code -- answers.csv
  npm run -s code -- survey.xlsx --text "Q7 why" --id RespID --codebook codebook.json --out coded.xlsx`;

export function codeCommand(): Command {
  return new Command("code")
    .description("Codes a file of open answers: prints the codebook with frequencies, writes the coded file.")
    .argument("<file>", "answers: .csv, .tsv, .txt, .xlsx, .sav or .json")
    .option("--text <column>", "the column with the answers, by name or number (guessed)")
    .option("--id <column>", "the column with the respondents' ids (guessed; else rows are numbered)")
    .addOption(
      new Option("--type <type>", "what to look for: themes, brands and names, or topics")
        .choices(CODING_TYPES)
        .default("qualitative"),
    )
    .option("--language <code>", "language of the answers, ISO 639-1 (guessed)", languageCode)
    .option("--codebook <file>", "code with this codebook (JSON) instead of a generated one")
    .option("--encoding <name>", "the encoding of a CSV or SPSS file, like windows-1252 or shift_jis (guessed)")
    .option("--sheet <name>", "the sheet of a workbook, by name or number (the first with a table)")
    .option("--out <file>", "where to write: .csv, .xlsx, .sav, .zsav or .json (<file>.coded.csv)")
    .option("--url <address>", "the service to use")
    .addHelpText("after", NOTES);
}

function languageCode(text: string): string {
  if (!/^[a-z]{2}$/i.test(text)) throw new InvalidArgumentError("Expected two letters, like en or de.");
  return text.toLowerCase();
}
