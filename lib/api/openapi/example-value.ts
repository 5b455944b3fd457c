import type { oas31 } from "zod-openapi";
import { EXAMPLE_TEXTS } from "./example-texts";

export type JsonSchema = oas31.SchemaObject;
export type Schemas = Record<string, JsonSchema>;

const FORMATS: Record<string, string> = {
  uuid: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
  "date-time": "2026-11-20T09:30:00.000Z",
  date: "2026-11-20",
  uri: "https://partner.example/hooks/coding",
  email: "ines@partner.example",
};

/** A value that a schema takes, put together from the examples, defaults and bounds in it. */
export function exampleValue(schema: JsonSchema, schemas: Schemas, name = ""): unknown {
  const stated = statedValue(schema);
  if (stated !== undefined) return stated;
  const inner = schema.$ref ? schemas[schema.$ref.split("/").at(-1) ?? ""] : firstChoice(schema);
  if (inner) return exampleValue(inner, schemas, name);
  switch (typeOf(schema)) {
    case "object":
      return exampleObject(schema, schemas);
    case "array":
      return schema.items ? [exampleValue(schema.items as JsonSchema, schemas, name)] : [];
    case "string":
      return FORMATS[schema.format ?? ""] ?? EXAMPLE_TEXTS[name] ?? name.replaceAll("_", " ");
    case "integer":
    case "number":
      return Math.min(Math.max(schema.minimum ?? 0, 1), schema.maximum ?? 1);
    case "boolean":
      return false;
    default:
      return null;
  }
}

function statedValue({ example, examples, const: constant, default: preset, enum: values }: JsonSchema): unknown {
  return [example, examples?.[0], constant, preset, values?.[0]].find((value) => value !== undefined);
}

function firstChoice({ anyOf, oneOf, allOf }: JsonSchema) {
  return [anyOf, oneOf, allOf]
    .flatMap((choices) => (choices ?? []) as JsonSchema[])
    .find(({ type }) => type !== "null");
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== "null") : type);

function exampleObject({ properties = {}, additionalProperties }: JsonSchema, schemas: Schemas): unknown {
  const entries = Object.entries(properties as Schemas);
  if (entries.length > 0) {
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleValue(property, schemas, name)]));
  }
  if (typeof additionalProperties !== "object") return {};
  return { name: exampleValue(additionalProperties as JsonSchema, schemas, "name") };
}
