/** Which test files a run takes: long walks, hostile corpora and outages (`*.long.test.ts`) only in Vitest's mode `long`. */
export const filesOf = (mode: string, folders: string) => ({
  include: [`${folders}/**/*${mode === "long" ? ".long" : ""}.test.ts`],
  exclude: mode === "long" ? [] : ["**/*.long.test.ts"],
});
