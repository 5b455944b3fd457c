import { countRulesOf } from "../count-rules";
import type { FrameCode } from "../engine";

/** The codes of a codebook with short numbers from 1, by which the model refers to them. */
export type Frame = {
  size: number;
  code(number: number): FrameCode | undefined;
  numberOf(codeId: string): number | undefined;
  /** The codebook as shown in the prompt. */
  listing: string;
  /** Whether any code stands for a feeling. */
  hasSentiments: boolean;
};

/** Numbers the codes from 1, in their order. */
export function numberCodes(codes: readonly FrameCode[]): Frame {
  const hasSentiments = codes.some(({ sentiment }) => sentiment !== "Neutral");
  const numbers = new Map(codes.map((code, index) => [code.id, index + 1]));
  return {
    size: codes.length,
    code: (number) => codes[number - 1],
    numberOf: (codeId) => numbers.get(codeId),
    listing: codes.map((code, index) => JSON.stringify(entry(code, index + 1, hasSentiments))).join("\n"),
    hasSentiments,
  };
}

function entry({ always: _, ...code }: FrameCode, number: number, hasSentiments: boolean) {
  const { name, category, definition, sentiment } = code;
  const rules = { ...(definition ? { definition } : {}), ...countRulesOf(code) };
  return { code: number, category, name, ...rules, ...(hasSentiments && { sentiment }) };
}
