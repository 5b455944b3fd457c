import type { oas31 } from "zod-openapi";
import { exampleReply, exampleRequest, type JsonSchema, type Schemas } from "./example-value";
import recorded from "./recorded.json" with { type: "json" };

/** A recorded request and reply of an operation. */
export type Recording = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  replies: Record<string, unknown>;
};

export const RECORDINGS: Record<string, Recording> = recorded;

/** Gives every request and every reply an example: the recorded one, or one made from the schema. */
export function addExamples(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const addressed = [...Object.values(document.paths ?? {}), ...Object.values(document.webhooks ?? {})];
  for (const operation of (addressed as oas31.PathItemObject[]).flatMap(operationsOf)) {
    const recording = RECORDINGS[operation.operationId ?? ""];
    const request = operation.requestBody as oas31.RequestBodyObject | undefined;
    addExample(request?.content, recording?.body, (schema) => exampleRequest(schema, schemas));
    const form = request?.content["multipart/form-data"];
    if (form) form.example = { file: "answers.csv", ...(recording?.body as object | undefined) };
    for (const [status, reply] of Object.entries(operation.responses ?? {})) {
      const { content } = reply as oas31.ResponseObject;
      addExample(content, recording?.replies[status], (schema) => exampleReply(schema, schemas));
    }
    for (const parameter of (operation.parameters ?? []) as oas31.ParameterObject[]) {
      const value = { ...recording?.params, ...recording?.query }[parameter.name];
      if (value !== undefined) parameter.example = typed(value, parameter.schema as JsonSchema);
    }
  }
  return document;
}

/** A recorded parameter, which is a string; converted if the schema asks for a number. */
const typed = (value: string, { type }: JsonSchema): unknown =>
  type === "integer" || type === "number" ? Number(value) : value;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const operationsOf = (path: oas31.PathItemObject): oas31.OperationObject[] =>
  METHODS.flatMap((method) => path[method] ?? []);

function addExample(
  content: oas31.ContentObject | undefined,
  recorded: unknown,
  make: (schema: JsonSchema) => unknown,
): void {
  const json = content?.["application/json"];
  if (!json?.schema || json.examples) return;
  json.example = recorded ?? make(json.schema as JsonSchema);
}
