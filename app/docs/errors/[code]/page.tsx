import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page";
import { ErrorExample } from "@/components/docs/error-example";
import { InlineCode } from "@/components/docs/inline-code";
import { Section } from "@/components/docs/section";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import { ERROR_CODES } from "@/lib/errors";

type Props = { params: Promise<{ code: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => ERROR_CODES.map((code) => ({ code: errorSlug(code) }));

const codeOf = async ({ params }: Props) => {
  const slug = (await params).code;
  return ERROR_CODES.find((code) => errorSlug(code) === slug) ?? notFound();
};

export const generateMetadata = async (props: Props): Promise<Metadata> => ({ title: await codeOf(props) });

export default async function ErrorPage(props: Props) {
  const code = await codeOf(props);
  const { status, meaning, remedy } = ERRORS[code];
  return (
    <DocsPage
      title={code}
      lead={status === null ? "In a failed job" : `HTTP status ${status}`}
      above={{ href: "/docs/errors", name: "Errors" }}
    >
      <Section title="What it means">
        <p className="type-verbatim max-w-[92ch]">
          <InlineCode text={meaning} />
        </p>
      </Section>
      <Section title="What to do">
        <p className="type-verbatim max-w-[92ch]">
          <InlineCode text={remedy} />
        </p>
      </Section>
      <Section title="What it looks like">
        <ErrorExample code={code} />
      </Section>
    </DocsPage>
  );
}
