import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsArticle } from "@/components/docs/docs-article";
import { OperationIndex } from "@/components/docs/operation-index";
import { OperationSection } from "@/components/docs/operation-section";
import { TAGS } from "@/lib/api/contract/tags";
import { neighboursOf } from "@/lib/docs/navigation";
import { REFERENCE_TAGS, readReference, tagSlug } from "@/lib/docs/reference";

type Props = { params: Promise<{ tag: string }> };

const tagOf = async ({ params }: Props) => {
  const slug = (await params).tag;
  return REFERENCE_TAGS.find((tag) => tagSlug(tag) === slug) ?? notFound();
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const tag = await tagOf(props);
  return { title: `${tag} API`, description: TAGS[tag] };
};

export default async function ReferencePage(props: Props) {
  const tag = await tagOf(props);
  const operations = readReference(tag);
  return (
    <DocsArticle
      title={tag}
      lead={TAGS[tag]}
      above="API reference"
      steps={await neighboursOf(`/docs/api/${tagSlug(tag)}`)}
      isWide
    >
      {operations.length > 1 && <OperationIndex operations={operations.map(({ declared }) => declared)} />}
      {operations.map((operation) => (
        <OperationSection key={operation.declared.id} operation={operation} />
      ))}
    </DocsArticle>
  );
}
