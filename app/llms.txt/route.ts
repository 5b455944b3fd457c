import { llmsText } from "@/lib/docs/markdown";

/** Made when asked for: the service's address is not known when it is built. */
export const dynamic = "force-dynamic";

export const GET = async () =>
  new Response(await llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
