import { toResult } from "@/lib/errors/worker-result";
import { serve } from "@/lib/workers/serve";
import { judgeAnswers } from "./judge-answers";
import { type CodebookReading, readCodebookFile } from "./read-codebook-file";

const handlers = {
  /** Reads a file that arrives in pieces. */
  read: ({ name, pieces, reading }: { name: string; pieces: readonly Uint8Array[]; reading: CodebookReading }) =>
    toResult(() => readCodebookFile(name, Buffer.concat(pieces), reading)),
  judge: ({ answers, wording, language }: { answers: readonly string[]; wording: string; language: string }) =>
    judgeAnswers(answers, wording, language),
};

export type CodebookCalls = typeof handlers;
export default serve(handlers);
