import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { NextApiRequest, NextApiResponse } from "next";
import type { NextAuthOptions } from "next-auth";

/** Some test runners wrap the default export of a CommonJS package twice. */
const { default: NextAuth } = createRequire(import.meta.url)("next-auth") as typeof import("next-auth");

type Client = { client_id: string; client_secret: string };

/**
 * A partner's application in which customers connect their organization by next-auth's generic OAuth provider. Its
 * first page shows the status of a call with the customer's token. It listens at `localhost` and the service at
 * 127.0.0.1, because browsers share cookies between the ports of one host.
 */
export async function startPartnerApp(service: string) {
  process.env.AUTH_TRUST_HOST = "true";
  const connected: { accessToken: string }[] = [];
  let options: NextAuthOptions | undefined;
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/auth/") && options) {
      const nextauth = pathname.slice("/api/auth/".length).split("/");
      const query = { ...Object.fromEntries(searchParams), nextauth };
      return NextAuth(await asApiRequest(request, query), asApiReply(reply), options);
    }
    const [latest] = connected.slice(-1);
    const headers = { Authorization: `Bearer ${latest?.accessToken}` };
    const { status } = await fetch(`${service}/api/v2/projects`, { headers });
    reply.setHeader("content-type", "text/html");
    reply.end(`<h1>Survey Studio</h1><p>Projects answered ${status}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    redirectUri: `${origin}/api/auth/callback/coding`,
    /** Sets the application's credentials, which are created for its redirect URI. */
    use({ client_id: clientId, client_secret: clientSecret }: Client) {
      options = {
        secret: randomUUID(),
        logger: { error: () => {}, warn: () => {} },
        providers: [
          {
            id: "coding",
            name: "the coding service",
            type: "oauth",
            wellKnown: `${service}/.well-known/oauth-authorization-server`,
            authorization: { params: { scope: "projects:read analytics:read" } },
            checks: ["pkce", "state"],
            userinfo: { request: async () => ({}) },
            profile: () => ({ id: "customer" }),
            ...{ clientId, clientSecret },
          },
        ],
        callbacks: {
          jwt({ token, account }) {
            if (account?.access_token) connected.push({ accessToken: account.access_token });
            return token;
          },
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What Next.js gives to a route of its `pages` folder: the request with query, cookies and form. */
async function asApiRequest(request: IncomingMessage, query: NextApiRequest["query"]): Promise<NextApiRequest> {
  const pairs = (request.headers.cookie ?? "").split("; ").map((pair) => pair.split("=") as [string, string]);
  const cookies = Object.fromEntries(pairs.map(([name, value = ""]) => [name, decodeURIComponent(value)]));
  const body = Object.fromEntries(new URLSearchParams(await text(request)));
  const headers = { ...request.headers, "x-forwarded-host": request.headers.host, "x-forwarded-proto": "http" };
  return Object.assign(request, { query, cookies, body, headers }) as unknown as NextApiRequest;
}

function asApiReply(reply: ServerResponse): NextApiResponse {
  return Object.assign(reply, {
    status(code: number) {
      reply.statusCode = code;
      return reply;
    },
    json: (body: unknown) => reply.end(JSON.stringify(body)),
    send: (body: unknown) => reply.end(body),
  }) as unknown as NextApiResponse;
}
