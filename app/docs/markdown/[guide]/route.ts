import { GUIDE_SLUGS } from "@/lib/docs/guide-list";
import { guideAsMarkdown } from "@/lib/docs/markdown";

/** Made on request, because the service's address is not known at build time. */
export const dynamic = "force-dynamic";

export async function GET(_: Request, { params }: { params: Promise<{ guide: string }> }) {
  const { guide } = await params;
  const slug = GUIDE_SLUGS.find((one) => one === guide);
  if (!slug) return new Response("There is no such guide.\n", { status: 404 });
  return new Response(await guideAsMarkdown(slug), { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
