import { type Endpoint, type EndpointTree, isEndpoint } from "@/lib/api/client/endpoint";
import { RESOURCES } from "@/lib/api/client/resources";
import { openApiDocument } from "@/lib/api/openapi/document";
import { ERROR_CODES } from "@/lib/errors/app-error";
import { docComment, type JsonSchema, schemaType } from "./schema-type";

type Parameter = { in: string; name: string; required?: boolean; schema: JsonSchema; description?: string };
type Content = Record<string, { schema: JsonSchema }>;
type DocumentedOperation = {
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
};

/**
 * The source of the module that replaces `lib/api/client/resources.ts` in the package, with types from the OpenAPI
 * document.
 */
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
    return `${docComment(about)}${name}: (${parameters(node, operation)}) => Call<${replies(node, operation)}>;\n`;
  });
  return `{\n${members.join("")}}`;
}

function parameters(endpoint: Endpoint, operation: DocumentedOperation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const query = queryParameters(endpoint, operation);
  const mark = (fields: { required?: boolean | undefined }[]) => (fields.some(({ required }) => required) ? "" : "?");
  const input = body
    ? `input${isOptional(body) ? "?" : ""}: ${schemaType(body)}`
    : query.length > 0 && `query${mark(query)}: ${queryType(query)}`;
  const options = [
    "CallOptions",
    operation.parameters?.some(({ name }) => name === "If-Match") && "IfMatch",
    body && query.length > 0 && `{ query?: ${queryType(query)} }`,
  ];
  return [idsOf(endpoint.route), input, `options?: ${options.filter(Boolean).join(" & ")}`].filter(Boolean).join(", ");
}

function idsOf(route: string): string {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.length < 2) return names.map((name) => `${name}: string | number`).join("");
  return `ids: { ${names.map((name) => `${name}: string | number`).join("; ")} }`;
}

const isOptional = (schema: JsonSchema) => schema.type === "object" && (schema.required ?? []).length === 0;

/**
 * The fields of the query. If an operation replies with records or with a file, only those that apply to the chosen
 * reply.
 */
function queryParameters(endpoint: Endpoint, operation: DocumentedOperation): Parameter[] {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  if (!hasRecords(operation) || !hasFile(operation)) return query;
  if (endpoint.as !== "file") return query.filter(({ name }) => name !== "format");
  return query.map((parameter) => {
    if (parameter.name !== "format") return parameter;
    const formats = parameter.schema.enum?.filter((format) => format !== "json") ?? [];
    return { ...parameter, required: true, schema: { enum: formats } };
  });
}

function queryType(parameters: Parameter[]): string {
  const fields = parameters.map(({ name, required, schema, description }) => {
    const type = asText(schemaType(schema));
    return `${docComment(description)}${name}${required ? `: ${type}` : `?: ${type} | undefined`};\n`;
  });
  return `{\n${fields.join("")}}`;
}

/**
 * A number in a query may also be given as text, for instance the cursor of a page, because query values are sent as
 * text.
 */
const asText = (type: string) => (type === "number" ? "number | string" : type);

function replies(endpoint: Endpoint, operation: DocumentedOperation): string {
  if (endpoint.as === "file" || !hasRecords(operation)) return "Reply<200, ReceivedFile, undefined>";
  const types = recordsOf(operation).map(([status, { data, meta }]) => {
    return `Reply<${status}, ${schemaType(data ?? {})}, ${schemaType(meta ?? {})}>`;
  });
  return types.join(" | ");
}

const JSON_TYPE = "application/json";

const recordsOf = ({ responses }: DocumentedOperation) =>
  successes(responses).flatMap(([status, { content = {} }]) => {
    const properties = content[JSON_TYPE]?.schema.properties;
    return properties?.data ? [[status, properties] as const] : [];
  });

const hasRecords = (operation: DocumentedOperation) => recordsOf(operation).length > 0;

const hasFile = ({ responses }: DocumentedOperation) =>
  successes(responses).some(([, { content = {} }]) => Object.keys(content).some((type) => type !== JSON_TYPE));

const successes = (responses: DocumentedOperation["responses"]) =>
  Object.entries(responses).filter(([status]) => status.startsWith("2"));
