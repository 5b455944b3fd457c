import { expect, test } from "vitest";
import { contentTerms } from "./terms";

test.each([
  ["es", "Esto es lo que todas mis amigas pueden hacer: hay tulipanes", ["amigas", "tulipanes"]],
  ["pt", "Tudo isto pode ser feito, há tulipas para todos", ["feito", "tulipas"]],
  ["fr", "Cela peut aussi être très joli, toutes ces tulipes", ["joli", "tulipes"]],
  ["it", "Può essere molto bello, ogni tulipano", ["bello", "tulipano"]],
  ["nl", "Er worden heel veel tulpen geplant, echt alle soorten", ["tulpen", "geplant", "soorten"]],
])("words without a subject are no content in %s", (language, text, content) => {
  expect(contentTerms(text, language).map(({ word }) => word)).toEqual(content);
});
