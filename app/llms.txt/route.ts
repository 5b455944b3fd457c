import { llmsText } from "@/lib/docs/markdown";

export const dynamic = "force-static";

export const GET = async () =>
  new Response(await llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
