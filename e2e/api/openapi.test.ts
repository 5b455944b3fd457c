import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { call, service } from "./client";
import { codeRequest } from "./requests";

type Schema = { [key: string]: unknown };
type Operation = {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type Document = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

let document: Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );

/** The document lets later replies have further fields. This schema does not, so that each field must be described. */
const closed = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, inner) =>
    typeof inner?.properties === "object" && inner.type === "object"
      ? { additionalProperties: false, ...inner }
      : inner,
  );

/** The differences between a real reply and its description in the document; empty if there are none. */
function differences(operationId: string, status: number, body: unknown) {
  const operation = operations().find((candidate) => candidate.operationId === operationId);
  const schema = operation?.responses[status]?.content["application/json"]?.schema;
  if (!schema) return [`${operationId} does not say what a ${status} is`];
  const validate = ajv.compile(closed({ ...schema, components: document.components }));
  return validate(body) ? [] : validate.errors;
}

describe("the OpenAPI document", () => {
  beforeAll(async () => {
    const reply = await call("GET", "/v2/openapi.json", { key: null });
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    document = reply.body;
  });

  it("names this service", () => {
    expect(document.servers[0]?.url).toBe(service.baseUrl);
  });

  it("lists only operations that exist: each asks for a credential, at both addresses", async () => {
    expect(operations().length).toBeGreaterThan(8);
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length);
    for (const { path, method } of operations()) {
      const address = path.replaceAll(/\{\w+\}/g, "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f");
      for (const base of [service.baseUrl, service.origin]) {
        const reply = await call(method, address, { base, key: null });
        expect([reply.status, reply.body?.error.code], `${method} ${path}`).toEqual([401, "UNAUTHORIZED"]);
      }
      const options = await call("OPTIONS", address, { key: null });
      expect(options.headers.get("allow")?.split(", "), path).toContain(method);
    }
  });

  it("describes real replies exactly, errors too", async () => {
    const replies = [
      ["getUsage", await call("GET", "/v2/usage")],
      ["getUsage", await call("GET", "/v2/usage", { key: null })],
      ["code", await call("POST", "/v2/code", { body: codeRequest("Friendly staff", "Too expensive") })],
      ["code", await call("POST", "/v2/code", { body: {} })],
      ["code", await call("POST", "/v2/code", { body: codeRequest("Friendly staff"), key: service.readKey })],
      ["listProjects", await call("GET", "/v2/projects?include=temporary&limit=2")],
      [
        "createProject",
        await call("POST", "/v2/projects", { body: { name: "Guests", questions: [{ text: "Why?" }] } }),
      ],
      ["getJob", await call("GET", "/v2/jobs/job_0123456789abcdef01234567")],
    ] as const;
    for (const [operationId, { status, body }] of replies) {
      expect(differences(operationId, status, body), `${operationId}, ${status}`).toEqual([]);
    }
  });
});
