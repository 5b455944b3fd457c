import { expect, it } from "vitest";
import { GUIDE_SLUGS } from "./guide-list";
import { guideAsMarkdown, llmsText } from "./markdown";

it("guides as Markdown are whole, and link with full addresses", async () => {
  for (const slug of GUIDE_SLUGS) {
    const text = await guideAsMarkdown(slug);
    expect(text).toMatch(/^# [^\n]+\n\n[^\n]+\n/);
    expect(text).not.toMatch(/\]\(\/|\{\{/);
  }
});

it("llms.txt leads to every guide and to the OpenAPI document", async () => {
  const text = await llmsText();
  for (const slug of GUIDE_SLUGS) expect(text).toContain(`http://coding.test/docs/${slug}.md`);
  expect(text).toContain("http://coding.test/api/v2/openapi.json");
});
