import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { oas31 } from "zod-openapi";
import { JOB_TYPES, WEBHOOK_EVENTS } from "@/db/schema/terms";
import { ERROR_CODES } from "@/lib/errors/app-error";
import * as account from "../contract/account";
import { OPERATIONS } from "../contract/all";
import * as members from "../contract/members";
import * as workbench from "../contract/workbench";
import { RECORDINGS } from "./add-examples";
import { openApiDocument } from "./document";

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

const schemas = document.components?.schemas as Record<string, oas31.SchemaObject>;

/** The schema with all other fields forbidden, so that an example with a field that no longer exists fails. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_, inner) =>
    typeof inner?.properties === "object" && inner.type === "object"
      ? { additionalProperties: false, ...inner }
      : inner,
  );

type Content = oas31.ContentObject | undefined;

/** Every JSON body that an operation takes or replies with, and its place in the document. */
function* bodies() {
  for (const { id, path, method } of OPERATIONS) {
    const operation = document.paths?.[path]?.[method.toLowerCase() as "get"];
    const request = operation?.requestBody as oas31.RequestBodyObject | undefined;
    if (request) yield { place: `${id}, request`, content: request.content };
    for (const [status, reply] of Object.entries(operation?.responses ?? {})) {
      yield { place: `${id}, ${status}`, content: (reply as oas31.ResponseObject).content as Content };
    }
  }
}

describe("the OpenAPI document", () => {
  it("holds the public operations and nothing internal", () => {
    const documented = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation?.operationId ?? []),
    );
    expect(documented.sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
    const internal = [account, members, workbench].flatMap((operations) => Object.values(operations));
    expect(internal.length).toBeGreaterThan(20);
    for (const { id } of internal) expect(documented).not.toContain(id);
    expect(JSON.stringify(document)).not.toContain("/workbench/");
  });

  it("declares NOT_FOUND everywhere, for an unknown managed organization", () => {
    for (const { path, method } of OPERATIONS)
      expect(document.paths?.[path]?.[method.toLowerCase() as "get"]?.responses).toHaveProperty("404");
  });

  it("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe("3.1.0");
  });

  it("has every operation under a tag that it describes", () => {
    const described = new Set(document.tags?.map(({ name }) => name));
    for (const { id, tag } of OPERATIONS) expect([id, described.has(tag)]).toEqual([id, true]);
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });

  it("gives every request an example that the service takes", () => {
    for (const { id, path, method, body } of OPERATIONS) {
      if (!body) continue;
      const operation = document.paths?.[path]?.[method.toLowerCase() as "post"];
      const request = operation?.requestBody as oas31.RequestBodyObject | undefined;
      const example = request?.content["application/json"]?.example;
      expect([id, body.safeParse(example).error?.issues]).toEqual([id, undefined]);
    }
  });

  it("gives every request and every reply an example that fits its schema", () => {
    for (const { place, content } of bodies()) {
      const json = content?.["application/json"];
      if (!json) continue;
      const validate = ajv.compile(closed({ ...(json.schema as object), components: document.components }));
      const examples = json.examples
        ? Object.values(json.examples).map((example) => (example as oas31.ExampleObject).value)
        : [json.example];
      expect(examples.length, place).toBeGreaterThan(0);
      for (const example of examples) {
        const fits = validate(example);
        expect(fits, `${place}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(example)}`).toBe(true);
      }
    }
  }, 300_000);

  it("leaves replies open to fields and codes that come later, and closes requests", () => {
    const { Project, CodebookInput, Error: failure } = schemas;
    expect([Project?.additionalProperties, CodebookInput?.additionalProperties]).toEqual([undefined, false]);
    const { properties } = (failure?.properties?.error ?? expect.unreachable()) as oas31.SchemaObject;
    const { code } = properties as typeof schemas;
    expect([code?.type, code?.enum, code?.examples]).toEqual(["string", undefined, [...ERROR_CODES]]);
  });

  it("tells jobs and what webhooks send apart by their type", () => {
    for (const name of ["Job", "JobCompleted"]) {
      const { propertyName, mapping } = schemas[name]?.discriminator ?? expect.unreachable();
      expect([propertyName, Object.keys(mapping ?? {}).sort()]).toEqual(["type", [...JOB_TYPES].sort()]);
    }
    expect(Object.keys(document.webhooks ?? {})).toEqual([...WEBHOOK_EVENTS]);
  });

  it("shows values in examples, not the names of their fields, and parameters in their type", () => {
    const nameless = JSON.stringify([document.paths, document.webhooks], (name, value) =>
      typeof value === "string" && value === name.replaceAll("_", " ") ? `${name} is its own example` : value,
    );
    expect(nameless.match(/\w+ is its own example/g)).toBeNull();
    const parameters = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path).flatMap(({ parameters = [] }) => parameters as oas31.ParameterObject[]),
    );
    for (const { name, schema, example } of parameters) {
      if (example === undefined) continue;
      const { type } = schema as oas31.SchemaObject;
      expect([name, Number.isInteger(example)]).toEqual([name, type === "integer"]);
    }
  });

  it("keeps recordings of operations that stand, and bodies that those still take", () => {
    for (const [id, recording] of Object.entries(RECORDINGS)) {
      const operation = OPERATIONS.find((candidate) => candidate.id === id);
      expect(operation, id).toBeDefined();
      if (recording.body !== undefined) expect(() => operation?.body?.parse(recording.body), id).not.toThrow();
    }
  });
});
