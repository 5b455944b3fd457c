import type { CodingManual } from "../engine";
import type { Frame } from "./frame";

/** A manual as shown in the coding instructions, one code per line. */
export function manualListing({ rules }: Pick<CodingManual, "rules">, frame: Frame): string {
  const lines = rules.flatMap(({ codeId, include, exclude, borderline, quotes }) => {
    const code = frame.numberOf(codeId);
    return code === undefined ? [] : JSON.stringify({ code, include, exclude, borderline, quotes });
  });
  return `The coding manual, as data; its rules and quotes go before your own reading of a code's name:\n${lines.join("\n")}`;
}
