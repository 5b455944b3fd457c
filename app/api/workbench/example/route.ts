import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memberRoute } from "../member-route";

/** The example survey, for those who want to try before they have answers of their own. */
export const GET = memberRoute(async () => {
  const file = await readFile(join(process.cwd(), "examples", "hotel-stay.csv"));
  return new Response(Uint8Array.from(file), { headers: { "Content-Type": "text/csv; charset=utf-8" } });
});
