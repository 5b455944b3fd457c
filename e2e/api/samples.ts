import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readGuide } from "@/lib/docs/guide";
import { GUIDE_SLUGS } from "@/lib/docs/guide-list";
import { REFERENCE_TAGS, readReference } from "@/lib/docs/reference";
import { clientSample, curlSample } from "@/lib/docs/samples";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type Sample = { name: string; code: string };

/** The samples in a text of Markdown that are written in one of these languages. */
export const samplesIn = (markdown: string, languages: readonly string[]): string[] =>
  [...markdown.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)].flatMap(([, language = "", code = ""]) =>
    languages.includes(language) ? [code] : [],
  );

/** All TypeScript and shell samples of the guides and the reference. */
export async function samplesOfDocs(kind: "ts" | "bash"): Promise<Sample[]> {
  const guides = await Promise.all(
    GUIDE_SLUGS.map(async (slug) => {
      const { body } = await readGuide(slug);
      return samplesIn(body, [kind]).map((code, place) => ({ name: `${slug}-${place + 1}`, code }));
    }),
  );
  const operations = REFERENCE_TAGS.flatMap(readReference).map((operation) => ({
    name: `reference-${operation.declared.id}`,
    code: kind === "ts" ? clientSample(operation) : curlSample(operation),
  }));
  return [...guides.flat(), ...operations.flatMap(({ name, code }) => (code === undefined ? [] : [{ name, code }]))];
}

/** Declarations of the variables that samples use without declaring them. */
const AROUND = `
declare const client: import("open-text-coding-client").Client;
declare const request: Request;
declare const ${[
  "categoryId",
  "change",
  "codeId",
  "connectionId",
  "deliveryId",
  "frameKey",
  "groupId",
  "importId",
  "jobId",
  "linkId",
  "organizationId",
  "projectId",
  "questionId",
  "responseId",
  "secret",
  "surveyId",
  "tableId",
  "userId",
  "version",
  "viewId",
  "webhookId",
].join(": string, ")}: string;
`;

/** Writes samples as modules of a project that has the packaged client at `client`; returns its configuration. */
export async function writeProject(folder: string, client: string, samples: readonly Sample[]): Promise<string> {
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "around.d.ts"), AROUND);
  for (const { name, code } of samples) await writeFile(join(folder, `${name}.ts`), `${code}\nexport {};\n`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "nodenext",
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
    paths: { "open-text-coding-client": [join(client, "index.d.ts")] },
  };
  const config = join(folder, "tsconfig.json");
  await writeFile(config, JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  return config;
}
