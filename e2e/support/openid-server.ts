import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const CLIENT = { id: "coding", secret: "the client's secret" };

/** An OpenID provider for tests. People are whoever they say they are. */
export async function startOpenIdServer() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Record<string, unknown>>();
  let issuer = "";

  const answers: Record<string, (request: IncomingMessage, reply: ServerResponse, url: URL) => unknown> = {
    "/.well-known/openid-configuration": (_, reply) =>
      json(reply, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
      }),
    "/keys": (_, reply) =>
      json(reply, { keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] }),
    "/authorize": (_, reply, url) => {
      reply.setHeader("content-type", "text/html");
      const hidden = ["redirect_uri", "state", "nonce"].map(
        (name) => `<input type="hidden" name="${name}" value="${url.searchParams.get(name)}">`,
      );
      reply.end(`<form action="/decide">${hidden.join("")}<label>Address <input name="email"></label>
        <label>Verified <input type="checkbox" name="verified" checked></label><button>Go on</button></form>`);
    },
    "/decide": (_, reply, url) => {
      const value = (name: string) => url.searchParams.get(name) ?? "";
      const code = randomUUID();
      const claims = { sub: value("email"), email: value("email"), email_verified: value("verified") === "on" };
      grants.set(code, { ...claims, nonce: value("nonce") });
      reply.writeHead(302, {
        location: `${value("redirect_uri")}?${new URLSearchParams({ code, state: value("state") })}`,
      });
      reply.end();
    },
    "/token": async (request, reply) => {
      const form = new URLSearchParams(await text(request));
      const claims = grants.get(form.get("code") ?? "");
      const credentials = new URLSearchParams(`client=${atob(request.headers.authorization?.slice(6) ?? "")}`).get(
        "client",
      );
      if (!claims || !form.get("code_verifier") || credentials !== `${CLIENT.id}:${CLIENT.secret}`) {
        reply.writeHead(400).end();
        return;
      }
      const now = Math.floor(Date.now() / 1000);
      const payload = { ...claims, iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60 };
      const signed = [{ alg: "RS256" }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
      const signature = createSign("RSA-SHA256").update(signed.join(".")).sign(privateKey, "base64url");
      json(reply, { token_type: "Bearer", access_token: randomUUID(), id_token: [...signed, signature].join(".") });
    },
  };

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? "/", issuer);
    const answer = answers[url.pathname];
    if (answer) await answer(request, reply, url);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Field Institute",
    },
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

function json(reply: ServerResponse, value: unknown): void {
  reply.setHeader("content-type", "application/json");
  reply.end(JSON.stringify(value));
}
