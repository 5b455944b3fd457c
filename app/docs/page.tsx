import type { Metadata } from "next";
import Link from "next/link";
import { CodeTabs } from "@/components/docs/code-tabs";
import { DocsArticle } from "@/components/docs/docs-article";
import { firstCall } from "@/components/docs/first-call";
import { Prose } from "@/components/docs/prose";
import { TAGS } from "@/lib/api/contract/tags";
import { readGuide } from "@/lib/docs/guide";
import { GUIDE_GROUPS } from "@/lib/docs/guide-list";
import { plainText } from "@/lib/docs/headings";
import { neighboursOf } from "@/lib/docs/navigation";
import { REFERENCE_TAGS, tagSlug } from "@/lib/docs/reference";
import { env } from "@/lib/runtime/env";

export const metadata: Metadata = { title: { absolute: "Documentation · Open-text coding" } };
export const dynamic = "force-dynamic";

const LEAD =
  "Open-ended survey answers go in; a codebook comes out, and for every answer its codes, with sentiment, confidence and the words that carry them.";

const ADDRESSES = (baseUrl: string) =>
  `Paths are below \`${baseUrl}\`. The [OpenAPI 3.1 document](/api/v2/openapi.json) holds every operation, field and limit, ready for a client generator.`;

export default async function DocsIndexPage() {
  const baseUrl = `${env.APP_URL}/api`;
  return (
    <DocsArticle title="Documentation" lead={LEAD} steps={await neighboursOf("/docs")}>
      <CodeTabs samples={[{ code: firstCall(baseUrl), language: "bash" }]} label="Code three answers in one call" />
      {await Promise.all(GUIDE_GROUPS.map((group) => <GuideLinks key={group.name} {...group} />))}
      <Heading>API reference</Heading>
      <Prose>{ADDRESSES(baseUrl)}</Prose>
      <ul className="mt-3 border-t border-line">
        {REFERENCE_TAGS.map((tag) => (
          <Entry key={tag} href={`/docs/api/${tagSlug(tag)}`} name={tag} words={TAGS[tag]} />
        ))}
        <Entry href="/docs/errors" name="Error codes" words="Every code with its meaning and its remedy." />
      </ul>
    </DocsArticle>
  );
}

async function GuideLinks({ name, slugs }: (typeof GUIDE_GROUPS)[number]) {
  const guides = await Promise.all(slugs.map(readGuide));
  return (
    <section>
      <Heading>{name}</Heading>
      <ul className="border-t border-line">
        {guides.map(({ slug, title, lead }) => (
          <Entry key={slug} href={`/docs/${slug}`} name={title} words={plainText(lead)} />
        ))}
      </ul>
    </section>
  );
}

const Heading = ({ children }: { children: string }) => <h2 className="type-title pt-10 pb-2">{children}</h2>;

function Entry({ href, name, words }: { href: string; name: string; words: string }) {
  return (
    <li className="relative grid gap-x-6 border-b border-line-soft py-2.5 hover:bg-hover sm:grid-cols-[200px_minmax(0,1fr)]">
      <Link href={href} className="type-strong text-ink after:absolute after:inset-0">
        {name}
      </Link>
      <span className="text-ink-2">{words}</span>
    </li>
  );
}
