import { marked, type Tokens } from "marked";
import MiniSearch from "minisearch";
import { OPERATIONS } from "@/lib/api/contract/all";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import { ERROR_CODES } from "@/lib/errors/app-error";
import { readGuide } from "./guide";
import { GUIDE_SLUGS } from "./guide-list";
import { headingId, plainText } from "./headings";
import { tagSlug } from "./reference";
import { SEARCH_OPTIONS, type SearchEntry } from "./search-options";

/** Every section of the documentation, ready to be searched, as JSON. */
export async function searchIndex(): Promise<string> {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll([...(await guideEntries()), ...operationEntries(), ...errorEntries()]);
  return JSON.stringify(index);
}

async function guideEntries(): Promise<SearchEntry[]> {
  const guides = await Promise.all(GUIDE_SLUGS.map(readGuide));
  return guides.flatMap(({ slug, title, lead, body }) => {
    const sections: SearchEntry[] = [{ href: `/docs/${slug}`, page: "Guide", title, text: plainText(lead) }];
    for (const token of marked.lexer(body)) {
      const last = sections.at(-1);
      if (token.type === "heading") {
        const words = plainText((token as Tokens.Heading).text);
        sections.push({ href: `/docs/${slug}#${headingId(words)}`, page: title, title: words, text: "" });
      } else if (last && token.type !== "code") last.text = `${last.text} ${plainText(token.raw)}`.trim();
    }
    return sections;
  });
}

const operationEntries = (): SearchEntry[] =>
  OPERATIONS.map(({ id, tag, method, path, summary, description = "" }) => ({
    href: `/docs/api/${tagSlug(tag)}#${id}`,
    page: `${method} ${path}`,
    title: summary,
    text: `${plainText(description)} ${id}`,
  }));

const errorEntries = (): SearchEntry[] =>
  ERROR_CODES.map((code) => ({
    href: `/docs/errors/${errorSlug(code)}`,
    page: ERRORS[code].status === null ? "Error of a job" : `Error ${ERRORS[code].status}`,
    title: code,
    text: plainText(`${ERRORS[code].meaning} ${ERRORS[code].remedy} ${code.replaceAll("_", " ")}`),
  }));
