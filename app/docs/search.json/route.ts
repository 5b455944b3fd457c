import { searchIndex } from "@/lib/docs/search-index";

export const dynamic = "force-static";

export const GET = async () =>
  new Response(await searchIndex(), { headers: { "Content-Type": "application/json; charset=utf-8" } });
