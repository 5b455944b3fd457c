import { llmsText } from "@/lib/docs/markdown";

/** Made on request, because the service's address is not known at build time. */
export const dynamic = "force-dynamic";

export const GET = async () =>
  new Response(await llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
