import { OPERATIONS } from "@/lib/api/contract/all";
import type { Method } from "@/lib/api/contract/operation";
import { readGuide } from "./guide";
import { GUIDE_GROUPS } from "./guide-list";
import { REFERENCE_TAGS, tagSlug } from "./reference";

export type DocsLink = { href: string; name: string };
export type DocsOperation = DocsLink & { method: Method };
export type DocsGroup = { name: string; links: (DocsLink & { operations?: DocsOperation[] })[] };

let navigation: Promise<DocsGroup[]> | undefined;

/** Every page of the documentation, in reading order. */
export function docsNavigation(): Promise<DocsGroup[]> {
  navigation ??= makeNavigation();
  return navigation;
}

async function makeNavigation(): Promise<DocsGroup[]> {
  const guides = await Promise.all(
    GUIDE_GROUPS.map(async ({ name, slugs }) => ({
      name,
      links: await Promise.all(
        slugs.map(async (slug) => ({ href: `/docs/${slug}`, name: (await readGuide(slug)).title })),
      ),
    })),
  );
  const [start, ...rest] = guides;
  return [
    { name: start?.name ?? "", links: [{ href: "/docs", name: "Overview" }, ...(start?.links ?? [])] },
    ...rest,
    { name: "API reference", links: REFERENCE_TAGS.map(tagLink) },
    { name: "Errors", links: [{ href: "/docs/errors", name: "Error codes" }] },
  ];
}

const tagLink = (tag: string) => {
  const href = `/docs/api/${tagSlug(tag)}`;
  const operations = OPERATIONS.filter((operation) => operation.tag === tag).map(({ id, method, summary }) => ({
    href: `${href}#${id}`,
    name: summary,
    method,
  }));
  return { href, name: tag, operations };
};

/** The pages before and after one, in reading order. */
export async function neighboursOf(
  href: string,
): Promise<{ before: DocsLink | undefined; after: DocsLink | undefined }> {
  const pages = (await docsNavigation()).flatMap(({ links }) => links);
  const place = pages.findIndex((page) => page.href === href);
  const at = (index: number) => {
    const page = pages[index];
    return page && { href: page.href, name: page.name };
  };
  return { before: at(place - 1), after: at(place + 1) };
}
