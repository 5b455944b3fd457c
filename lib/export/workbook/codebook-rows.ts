import type { ExportFrame } from "../export-frame";

/** The codes of a codebook with their rules, after a header row. */
export function* codebookRows({ codebook }: Pick<ExportFrame, "codebook">) {
  yield ["code_number", "category", "code", "sentiment", "definition", "include", "exclude", "always", "exclusive"];
  for (const { name, codes } of codebook) {
    for (const {
      codeNumber,
      name: code,
      sentiment,
      definition,
      include = null,
      exclude = null,
      always = null,
      exclusive,
    } of codes)
      yield [codeNumber, name, code, sentiment, definition, include, exclude, always, exclusive ? "yes" : null];
  }
}
