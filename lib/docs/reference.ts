import type { oas31 } from "zod-openapi";
import { OPERATIONS } from "@/lib/api/contract/all";
import type { Operation } from "@/lib/api/contract/operation";
import { TAGS, type Tag } from "@/lib/api/contract/tags";
import { openApiDocument } from "@/lib/api/openapi/document";
import { errorCodesOf } from "@/lib/api/openapi/operation-object";
import type { ErrorCode } from "@/lib/errors/app-error";
import { type Field, fieldsOf } from "./fields";

export type BodyReference = { mediaType: string; fields: Field[]; example: unknown };
export type ReplyReference = { status: string; description: string; bodies: BodyReference[] };

/** An operation as the reference shows it. */
export type OperationReference = {
  declared: Operation;
  parameters: { place: string; fields: Field[] }[];
  /** Example values of the parameters. */
  values: Record<string, string>;
  body: BodyReference | undefined;
  replies: ReplyReference[];
  errors: ErrorCode[];
};

export const tagSlug = (tag: string) => tag.toLowerCase();

/** The chapters that have operations, in order. */
export const REFERENCE_TAGS: readonly Tag[] = (Object.keys(TAGS) as Tag[]).filter((tag) =>
  OPERATIONS.some((operation) => operation.tag === tag),
);

const chapters = new Map<Tag, OperationReference[]>();

/** The operations of a chapter, as described in the OpenAPI document. */
export function readReference(tag: Tag): OperationReference[] {
  const known = chapters.get(tag);
  if (known) return known;
  const document = openApiDocument();
  const operations = OPERATIONS.filter((operation) => operation.tag === tag);
  const chapter = operations.map((operation) => refer(operation, document));
  chapters.set(tag, chapter);
  return chapter;
}

type Schemas = Record<string, oas31.SchemaObject>;

function refer(declared: Operation, { paths, components }: oas31.OpenAPIObject): OperationReference {
  const schemas = (components?.schemas ?? {}) as Schemas;
  const operation = paths?.[declared.path]?.[declared.method.toLowerCase() as "get"];
  const parameters = (operation?.parameters ?? []) as oas31.ParameterObject[];
  const request = operation?.requestBody as oas31.RequestBodyObject | undefined;
  return {
    declared,
    parameters: ["path", "query", "header"].flatMap((place) => {
      const fields = parameters
        .filter((parameter) => parameter.in === place)
        .map((one) => parameterField(one, schemas));
      return fields.length > 0 ? [{ place, fields }] : [];
    }),
    values: exampleValues(parameters),
    body: bodiesOf(request?.content, schemas)[0],
    replies: Object.entries(operation?.responses ?? {})
      .filter(([status]) => status.startsWith("2"))
      .map(([status, reply]) => {
        const { description = "", content } = reply as oas31.ResponseObject;
        return { status, description, bodies: bodiesOf(content, schemas) };
      }),
    errors: errorCodesOf(declared),
  };
}

function bodiesOf(content: oas31.ContentObject | undefined, schemas: Schemas): BodyReference[] {
  return Object.entries(content ?? {}).map(([mediaType, { schema, example }]) => ({
    mediaType,
    fields: fieldsOf((schema ?? {}) as oas31.SchemaObject, schemas),
    example,
  }));
}

function parameterField({ name, schema, required, description }: oas31.ParameterObject, schemas: Schemas): Field {
  const [field] = fieldsOf({ properties: { [name]: schema ?? {} }, required: required ? [name] : [] }, schemas);
  if (!field) throw new Error(`The parameter ${name} has no schema.`);
  return { ...field, description: description ?? field.description };
}

function exampleValues(parameters: oas31.ParameterObject[]): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, example, schema, required }) => {
      const value = example ?? (required ? (schema as oas31.SchemaObject).example : undefined);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
