import type { Metadata } from "next";
import Link from "next/link";
import { DocsPage } from "@/components/docs/docs-page";
import { InlineCode } from "@/components/docs/inline-code";
import { OperationList } from "@/components/docs/operation-list";
import { Section } from "@/components/docs/section";
import { FirstCall } from "@/components/projects/first-call";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Documentation" };
export const dynamic = "force-dynamic";

export default function DocsIndexPage() {
  const baseUrl = `${env.APP_URL}/api`;
  return (
    <DocsPage
      title="Documentation"
      lead="This service turns open-ended survey answers into coded data: a codebook, and for every answer its codes with sentiment, confidence and the words that carry them."
    >
      <Section title="A first call">
        <p className="text-ink-2">
          <InlineCode text="Send an API key in `x-api-key`. The first start of the service printed one. Up to 49 answers come back coded in the reply; more become a job, whose address the reply names." />
        </p>
        <FirstCall baseUrl={baseUrl} />
      </Section>
      <Section title="Operations">
        <p className="text-ink-2">
          <InlineCode text={`Paths are below \`${baseUrl}\`. `} />
          The <a href="/api/v2/openapi.json">OpenAPI document</a> holds every field, limit and reply.
        </p>
        <OperationList />
      </Section>
      <Section title="Errors">
        <p className="text-ink-2">
          Every failure has a code, and <Link href="/docs/errors">every code has a page</Link> with its meaning and its
          remedy.
        </p>
      </Section>
    </DocsPage>
  );
}
