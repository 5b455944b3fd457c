import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CodeTabs } from "@/components/docs/code-tabs";
import { DocsArticle } from "@/components/docs/docs-article";
import { OperationIndexLinks } from "@/components/docs/operation-index-links";
import { Prose } from "@/components/docs/prose";
import { OPERATIONS } from "@/lib/api/contract/all";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import { errorExample } from "@/lib/api/openapi/error-envelope";
import { ERROR_CODES } from "@/lib/errors/app-error";

type Props = { params: Promise<{ code: string }> };

const codeOf = async ({ params }: Props) => {
  const slug = (await params).code;
  return ERROR_CODES.find((code) => errorSlug(code) === slug) ?? notFound();
};

export const generateMetadata = async (props: Props): Promise<Metadata> => ({ title: await codeOf(props) });

export default async function ErrorPage(props: Props) {
  const code = await codeOf(props);
  const { status, meaning, remedy } = ERRORS[code];
  const words = `${meaning}\n\n## What to do\n\n${remedy}\n\n## What it looks like`;
  const label = status === null ? "In a failed job, from GET /v2/jobs/{id}" : `HTTP ${status}`;
  const example = status === null ? { status: "failed", error: errorExample(code) } : errorExample(code);
  return (
    <DocsArticle
      title={code}
      lead={status === null ? "In the `error` of a failed job" : `HTTP status ${status}`}
      above={{ href: "/docs/errors", name: "Error codes" }}
    >
      <Prose>{words}</Prose>
      <div className="pt-3">
        <CodeTabs samples={[{ code: JSON.stringify(example, null, 2), language: "json" }]} label={label} />
      </div>
      <OperationIndexLinks operations={OPERATIONS.filter(({ errors }) => errors.includes(code))} />
    </DocsArticle>
  );
}
