import { netsAbove } from "@/lib/codebook/nets";
import type { ExportFrame } from "../export-frame";

const HEADER = [
  ...["code_number", "category", "code", "sentiment", "definition"],
  ...["include", "exclude", "always", "exclusive", "nets_above"],
];

/** The codes of a codebook with their rules, after a header row. */
export function* codebookRows({ codebook }: Pick<ExportFrame, "codebook">) {
  yield HEADER;
  const above = netsAbove(codebook);
  for (const { id, name, codes } of codebook) {
    for (const { codeNumber, name: code, sentiment, definition, include = null, exclude = null, ...rules } of codes)
      yield [
        ...[codeNumber, name, code, sentiment, definition, include, exclude],
        ...[rules.always ?? null, rules.exclusive ? "yes" : null, above(id)],
      ];
  }
}
