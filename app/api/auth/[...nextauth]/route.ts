import NextAuth from "next-auth";
import { unknownAddress, withOtherMethods } from "@/lib/api/endpoints";
import { requestIdOf } from "@/lib/api/request-id";
import { pathOf } from "@/lib/sign-in/return-path";
import { authOptions } from "../options";

type Context = { params: Promise<{ nextauth: string[] }> };

/**
 * The endpoints of next-auth. Redirects stay on this service, and an address unknown to next-auth gets our NOT_FOUND
 * instead of its plain text.
 */
async function handle(request: Request, context: Context): Promise<Response> {
  const response: Response = await NextAuth(authOptions())(request, context);
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (response.status >= 400 && !isJson) return unknownAddress(request, context);
  const headers = new Headers(response.headers);
  const location = headers.get("location");
  if (location) headers.set("location", pathOf(location, request.url));
  headers.set("X-Request-Id", requestIdOf(request.headers));
  return new Response(response.body, { status: response.status, headers });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = withOtherMethods({ GET: handle, POST: handle });
