import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsArticle } from "@/components/docs/docs-article";
import { Prose } from "@/components/docs/prose";
import { readGuide } from "@/lib/docs/guide";
import { GUIDE_GROUPS, GUIDE_SLUGS } from "@/lib/docs/guide-list";
import { headingsOf, plainText } from "@/lib/docs/headings";
import { neighboursOf } from "@/lib/docs/navigation";

type Props = { params: Promise<{ guide: string }> };

const guideOf = async ({ params }: Props) => {
  const { guide } = await params;
  return readGuide(GUIDE_SLUGS.find((slug) => slug === guide) ?? notFound());
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { title, lead } = await guideOf(props);
  return { title, description: plainText(lead) };
};

export default async function GuidePage(props: Props) {
  const { slug, title, lead, body } = await guideOf(props);
  const group = GUIDE_GROUPS.find(({ slugs }) => slugs.some((one) => one === slug));
  return (
    <DocsArticle
      title={title}
      lead={lead}
      above={group?.name ?? ""}
      headings={headingsOf(body)}
      steps={await neighboursOf(`/docs/${slug}`)}
    >
      <Prose>{body}</Prose>
    </DocsArticle>
  );
}
