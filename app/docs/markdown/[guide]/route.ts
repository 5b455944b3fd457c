import { GUIDE_SLUGS } from "@/lib/docs/guide-list";
import { guideAsMarkdown } from "@/lib/docs/markdown";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => GUIDE_SLUGS.map((guide) => ({ guide }));

export async function GET(_: Request, { params }: { params: Promise<{ guide: string }> }) {
  const { guide } = await params;
  const slug = GUIDE_SLUGS.find((one) => one === guide);
  if (!slug) return new Response("There is no such guide.\n", { status: 404 });
  return new Response(await guideAsMarkdown(slug), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
