import NextAuth from "next-auth";
import { requestIdOf } from "@/lib/api/request-id";
import { authOptions } from "../options";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own endpoints; wherever they send the browser, it stays on this service. */
async function handle(request: Request, context: Context): Promise<Response> {
  const response: Response = await NextAuth(authOptions())(request, context);
  const location = response.headers.get("location");
  const headers = new Headers(response.headers);
  if (location && URL.canParse(location, request.url)) {
    const { pathname, search } = new URL(location, request.url);
    headers.set("location", pathname.replace(/^\/+/, "/") + search);
  }
  headers.set("X-Request-Id", requestIdOf(request.headers));
  return new Response(response.body, { status: response.status, headers });
}

export { handle as GET, handle as POST };
