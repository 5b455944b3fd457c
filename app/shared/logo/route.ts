import { admitPage } from "@/lib/api/admission";
import { senderOf } from "@/lib/api/sender";
import { readReportStyle } from "@/lib/organizations/report-style";
import { db } from "@/lib/runtime/db";
import { openShareLink } from "@/lib/share-links/open-share-link";

/** The logo of the organization that made the share link of the address. */
export async function GET(request: Request): Promise<Response> {
  await admitPage(senderOf(request.headers).address);
  const shared = await openShareLink(db, new URL(request.url).searchParams.get("token") ?? "");
  const logo = shared && (await readReportStyle(db, shared.organizationId)).logo;
  if (!logo) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(logo.bytes), { headers: { "Content-Type": `image/${logo.type}` } });
}
