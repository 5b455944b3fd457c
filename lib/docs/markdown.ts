import { env } from "@/lib/runtime/env";
import { readGuide } from "./guide";
import { GUIDE_GROUPS, type GuideSlug } from "./guide-list";

/** A guide as Markdown, with this service's addresses. */
export async function guideAsMarkdown(slug: GuideSlug): Promise<string> {
  const { title, lead, body } = await readGuide(slug);
  const absolute = `${lead}\n\n${body}`.replaceAll("](/docs", `](${env.APP_URL}/docs`);
  return `# ${title}\n\n${absolute.trim()}\n`;
}

/** The entry page for programs that read documentation: every guide with a description (llmstxt.org). */
export async function llmsText(): Promise<string> {
  const groups = await Promise.all(
    GUIDE_GROUPS.map(async ({ name, slugs }) => {
      const guides = await Promise.all(slugs.map(readGuide));
      const links = guides.map(({ slug, title, lead }) => `- [${title}](${env.APP_URL}/docs/${slug}.md): ${lead}`);
      return [`## ${name}`, "", ...links, ""];
    }),
  );
  return [
    "# Open-text survey coding",
    "",
    "> Open-ended survey answers go in; a codebook and coded answers come out. A REST API with API keys, jobs and webhooks.",
    "",
    ...groups.flat(),
    "## Reference",
    "",
    `- [OpenAPI 3.1 document](${env.APP_URL}/api/v2/openapi.json): every operation with its schemas and examples`,
    `- [Errors](${env.APP_URL}/docs/errors): every error code, what it means and what to do`,
    "",
  ].join("\n");
}
