import { randomUUID } from "node:crypto";
import type { Db } from "@/db/client";
import type { LegacyScope, Plan, Role } from "@/db/schema/terms";
import type { Method } from "@/lib/api/contract/operation";
import type { Route } from "@/lib/api/route";
import { createApiKey } from "@/lib/auth/api-keys";
import { createSession } from "@/lib/auth/session";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createUser } from "@/lib/users/create-user";

/** A reply. Each test casts `data` to what it expects. */
type Envelope = {
  success: boolean;
  data: ReturnType<typeof JSON.parse>;
  meta: Record<string, unknown>;
  error: {
    code: string;
    message: string;
    request_id: string;
    doc_url: string;
    issues?: { path: string; message: string }[];
  };
};
export type ApiReply = { status: number; headers: Headers; bytes: Uint8Array; body: Envelope };

type Options = {
  body?: unknown;
  raw?: BodyInit;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
};
type Handlers = Partial<Record<Method, Route["handle"]>>;

/** A new organization with one API key. `call` sends requests with that key to a route's handlers. */
export async function newWorkspace(
  db: Db,
  options: { plan?: Plan; credits?: number; scopes?: LegacyScope[]; expiresAt?: Date } = {},
) {
  const { plan = "enterprise", scopes = ["read", "write", "import"], expiresAt = null, ...rest } = options;
  const { id: organizationId } = await createOrganization(db, { name: "Acme Research", plan, ...rest });
  const { id: keyId, key } = await createApiKey(db, { organizationId, name: "test", scopes, expiresAt });
  return { organizationId, keyId, key, call: callWith({ "x-api-key": key }) };
}

/** Sends requests with these headers straight to a route's handlers. */
export const callWith =
  (credential: Record<string, string>) =>
  async (handlers: Handlers, method: Method, options: Options = {}): Promise<ApiReply> => {
    const { body, raw, headers = {}, params = {}, query = "" } = options;
    const payload = raw ?? (body === undefined ? null : JSON.stringify(body));
    const request = new Request(`http://coding.test/api${query}`, {
      method,
      headers: { ...(payload !== null && { "content-type": "application/json" }), ...credential, ...headers },
      body: payload,
      ...(payload !== null && { duplex: "half" }),
    });
    const handler = handlers[method];
    if (!handler) throw new Error(`the route exports no ${method}`);
    const reply = await handler(request, { params: Promise.resolve(params) });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const isJson = reply.headers.get("content-type")?.startsWith("application/json");
    const parsed = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {};
    return { status: reply.status, headers: reply.headers, bytes, body: parsed };
  };

/**
 * Makes a new member of an organization and signs them in. `call` sends requests with their session cookie, as pages
 * do.
 */
export async function newMember(db: Db, organizationId: string, role: Role) {
  const user = await createUser(db, { email: `${randomUUID()}@example.test`, password: "seven brass kettles" });
  await addMember(db, { organizationId, userId: user.id, role });
  const sessionId = await createSession(db, user.id);
  const { name, value } = await sessionCookie({ sub: user.id, sid: sessionId });
  const cookie = `${name}=${value}`;
  return { user, sessionId, cookie, call: callWith({ cookie, "sec-fetch-site": "same-origin" }) };
}
