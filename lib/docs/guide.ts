import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/runtime/env";
import type { GuideSlug } from "./guide-list";
import { methodTable, operationTable, planTable, scopeTable } from "./guide-tables";

export type Guide = { slug: GuideSlug; title: string; lead: string; body: string };

/** Cached: guides are the same for everybody. */
const read = new Map<GuideSlug, Promise<Guide>>();

/** A guide of `guides/`, with this service's addresses and tables in place of the `{{…}}` placeholders. */
export function readGuide(slug: GuideSlug): Promise<Guide> {
  const guide = read.get(slug) ?? readSource(slug);
  read.set(slug, guide);
  return guide;
}

async function readSource(slug: GuideSlug): Promise<Guide> {
  const source = await readFile(join(process.cwd(), "lib/docs/guides", `${slug}.md`), "utf8");
  const [, title = "", lead = "", body = ""] = /^# ([^\n]+)\n+([^\n]+)\n+(.*)$/s.exec(source) ?? [];
  return { slug, title, lead: await fillIn(lead), body: await fillIn(body) };
}

const VALUES: Record<string, () => string | Promise<string>> = {
  origin: () => env.APP_URL,
  base_url: () => `${env.APP_URL}/api`,
  plans: planTable,
  scopes: scopeTable,
  operations_by_scope: operationTable,
  client_guide: clientGuide,
  client_methods: methodTable,
};

async function fillIn(text: string): Promise<string> {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const filled = await Promise.all(parts.map((part, index) => (index % 2 === 0 ? part : valueFor(part))));
  return filled.join("");
}

function valueFor(name: string) {
  const value = VALUES[name];
  if (!value) throw new Error(`A guide asks for {{${name}}}, which nothing tells.`);
  return value();
}

/** The usage section of the client's README. */
async function clientGuide(): Promise<string> {
  const readme = await readFile(join(process.cwd(), "lib/api/client/README.md"), "utf8");
  return readme.slice(readme.indexOf("## Methods"));
}
