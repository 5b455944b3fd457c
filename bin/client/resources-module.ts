import { type EndpointTree, isEndpoint } from "@/lib/api/client/endpoint";
import { RESOURCES } from "@/lib/api/client/resources";
import { openApiDocument } from "@/lib/api/openapi/document";
import { ERROR_CODES } from "@/lib/errors";
import { docComment, type JsonSchema, schemaType } from "./schema-type";

type Content = Record<string, { schema: JsonSchema }>;
type DocumentedOperation = {
  summary: string;
  description?: string;
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** The module that stands in the package for `lib/api/client/resources.ts`, with the OpenAPI document's types. */
export function resourcesModule(): string {
  const { paths, components } = openApiDocument() as unknown as Document;
  const operationAt = (route: string) => {
    const [method = "", path = ""] = route.split(" ");
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`The OpenAPI document has no ${route}.`);
    return operation;
  };
  const { Error: _, ...schemas } = components.schemas;
  return [
    'import type { Call, CallOptions, IfMatch, ReceivedFile, Reply } from "./call.js";',
    'import type { EndpointTree } from "./endpoint.js";',
    ...Object.entries(schemas).map(
      ([name, schema]) => `${docComment(schema.description)}export type ${name} = ${schemaType(schema)};`,
    ),
    `export type ErrorCode = ${ERROR_CODES.map((code) => JSON.stringify(code)).join(" | ")};`,
    `export type Resources = ${methodTypes(RESOURCES, operationAt)};`,
    `export const RESOURCES: EndpointTree = ${JSON.stringify(RESOURCES)};`,
  ].join("\n\n");
}

function methodTypes(tree: EndpointTree, operationAt: (route: string) => DocumentedOperation): string {
  const members = Object.entries(tree).map(([name, node]) => {
    if (!isEndpoint(node)) return `${name}: ${methodTypes(node, operationAt)};\n`;
    const operation = operationAt(node.route);
    const about = [`${operation.summary}.`, operation.description].filter(Boolean).join("\n\n");
    return `${docComment(about)}${name}: (${parameters(node.route, operation)}) => Call<${replies(operation)}>;\n`;
  });
  return `{\n${members.join("")}}`;
}

function parameters(route: string, operation: DocumentedOperation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const query = queryType(operation);
  const input = body ? `input${isOptional(body) ? "?" : ""}: ${schemaType(body)}` : query && `query?: ${query}`;
  const takesIfMatch = operation.parameters?.some(({ name }) => name === "If-Match");
  const options = ["CallOptions", takesIfMatch && "IfMatch", body && query && `{ query?: ${query} }`];
  return [idsOf(route), input, `options?: ${options.filter(Boolean).join(" & ")}`].filter(Boolean).join(", ");
}

function idsOf(route: string): string {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.length < 2) return names.map((name) => `${name}: string | number`).join("");
  return `ids: { ${names.map((name) => `${name}: string | number`).join("; ")} }`;
}

const isOptional = (schema: JsonSchema) => schema.type === "object" && (schema.required ?? []).length === 0;

function queryType({ parameters = [] }: DocumentedOperation): string {
  const query = parameters.filter((parameter) => parameter.in === "query");
  const fields = query.map(
    ({ name, required, schema, description }) =>
      `${docComment(description)}${name}${required ? "" : "?"}: ${asText(schemaType(schema))} | undefined;\n`,
  );
  return fields.length > 0 ? `{\n${fields.join("")}}` : "";
}

/** A query is text, so a number may be given as such: the cursor of a page is. */
const asText = (type: string) => (type === "number" ? "number | string" : type);

function replies({ responses }: DocumentedOperation): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  return successes
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([mediaType, { schema }]) => {
        const { data, meta } = schema.properties ?? {};
        const isFile = mediaType !== "application/json" || !data;
        return isFile
          ? `Reply<${status}, ReceivedFile, undefined>`
          : `Reply<${status}, ${schemaType(data)}, ${schemaType(meta ?? {})}>`;
      }),
    )
    .filter((reply, index, all) => all.indexOf(reply) === index)
    .join(" | ");
}
