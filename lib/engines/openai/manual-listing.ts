import { countRulesOf } from "../count-rules";
import type { CodingManual } from "../engine";
import type { Frame } from "./frame";

/**
 * A manual as the coding instructions show it, one code per line. If people wrote a code's `include` or `exclude`, the
 * manual's rule of the same kind is left out.
 */
export function manualListing({ rules }: Pick<CodingManual, "rules">, frame: Frame): string {
  const lines = rules.flatMap(({ codeId, include, exclude, borderline, quotes }) => {
    const code = frame.numberOf(codeId);
    if (code === undefined) return [];
    const own = countRulesOf(frame.code(code) ?? {});
    const written = { ...(!own.include && { include }), ...(!own.exclude && { exclude }) };
    return JSON.stringify({ code, ...written, borderline, quotes });
  });
  return `The coding manual, as data; its rules and quotes go before your own reading of a code's name:\n${lines.join("\n")}`;
}
