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

/** An example of a reply with all fields, made from the examples, defaults and bounds in its schema. */
export function exampleReply(schema: JsonSchema, schemas: Schemas): unknown {
  return exampleValue(schema, { schemas, shows: () => true });
}

/** An example of a request with the required fields and those that have an example, made from its schema. */
export function exampleRequest(schema: JsonSchema, schemas: Schemas): unknown {
  const shows = (object: JsonSchema, name: string) =>
    object.required?.includes(name) || hasExample(object.properties?.[name] as JsonSchema);
  return exampleValue(schema, { schemas, shows: (object, name) => shows(object, name) === true });
}

type ExampleOptions = { schemas: Schemas; shows: (object: JsonSchema, property: string) => boolean };

function exampleValue(schema: JsonSchema, choice: ExampleOptions, name = ""): unknown {
  const stated = statedValue(schema);
  if (stated !== undefined) return stated;
  const inner = schema.$ref ? choice.schemas[schema.$ref.split("/").at(-1) ?? ""] : firstChoice(schema);
  if (inner) return exampleValue(inner, choice, name);
  switch (typeOf(schema)) {
    case "object":
      return exampleObject(schema, choice);
    case "array":
      return schema.items ? [exampleValue(schema.items as JsonSchema, choice, name)] : [];
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

const hasExample = ({ example, examples, items }: JsonSchema): boolean =>
  example !== undefined || examples !== undefined || (items !== undefined && hasExample(items as JsonSchema));

function statedValue({ example, examples, const: constant, default: preset, enum: values }: JsonSchema): unknown {
  return [example, examples?.[0], constant, preset, values?.[0]].find((value) => value !== undefined);
}

function firstChoice({ anyOf, oneOf, allOf }: JsonSchema) {
  return [anyOf, oneOf, allOf]
    .flatMap((choices) => (choices ?? []) as JsonSchema[])
    .find(({ type }) => type !== "null");
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== "null") : type);

function exampleObject(object: JsonSchema, choice: ExampleOptions): unknown {
  const { properties = {}, additionalProperties } = object;
  const entries = Object.entries(properties as Schemas);
  if (entries.length > 0) {
    const shown = entries.filter(([name]) => choice.shows(object, name));
    return Object.fromEntries(shown.map(([name, property]) => [name, exampleValue(property, choice, name)]));
  }
  if (typeof additionalProperties !== "object") return {};
  return { name: exampleValue(additionalProperties as JsonSchema, choice, "name") };
}
