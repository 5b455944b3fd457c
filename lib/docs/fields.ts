import type { oas31 } from "zod-openapi";

type JsonSchema = oas31.SchemaObject;

/** A field of a body as readers see it. */
export type Field = {
  name: string;
  /** The type in words, such as `string`, `integer or null` or `array of objects`. */
  type: string;
  isRequired: boolean;
  description: string | undefined;
  /** Bounds in words, such as `at max 500 characters`. */
  limits: string[];
  preset: string | undefined;
  values: string[];
  fields: Field[];
};

/** The fields of a body's schema, including nested ones. */
export function fieldsOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): Field[] {
  const find = (reference: JsonSchema): JsonSchema => {
    const name = reference.$ref?.split("/").at(-1);
    return name ? { ...find(schemas[name] ?? {}), ...withoutReference(reference) } : reference;
  };

  const inside = (given: JsonSchema, depth: number): Field[] => {
    const schema = find(given);
    if (depth > 8) return [];
    const required = new Set(schema.required);
    const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) =>
      field(name, property, required.has(name), depth),
    );
    const further = [...choices(schema), ...itemsOf(schema)].flatMap((inner) => inside(inner, depth + 1));
    return merged([...own, ...further]);
  };

  const field = (name: string, given: JsonSchema, isRequired: boolean, depth: number): Field => {
    const schema = find(given);
    return {
      name,
      type: typeWords(schema, find),
      isRequired,
      description: schema.description,
      limits: limitsOf(schema),
      preset: schema.default === undefined ? undefined : JSON.stringify(schema.default),
      values: valuesOf(schema, find),
      fields: inside(schema, depth + 1),
    };
  };

  return inside(schema, 0);
}

const withoutReference = ({ $ref: _, ...rest }: JsonSchema): JsonSchema => rest;

const choices = ({ anyOf, oneOf, allOf }: JsonSchema) =>
  [anyOf, oneOf, allOf].flatMap((alternatives) => (alternatives ?? []) as JsonSchema[]);

const itemsOf = ({ items }: JsonSchema) => (items ? [items as JsonSchema] : []);

/**
 * Joins the fields of alternatives. If several have the same field, the first description is used, and the field is
 * required if all of them require it.
 */
function merged(fields: Field[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const known = byName.get(field.name);
    byName.set(field.name, known ? { ...known, isRequired: known.isRequired && field.isRequired } : field);
  }
  return [...byName.values()];
}

type Find = (schema: JsonSchema) => JsonSchema;

function typeWords(schema: JsonSchema, find: Find): string {
  const alternatives = choices(schema);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map((inner) => typeWords(find(inner), find)))].join(" or ");
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  if (schema.type === "array") return `array of ${plural(typeWords(find((schema.items ?? {}) as JsonSchema), find))}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object") return "map";
  return FORMATS[schema.format ?? ""] ?? schema.type ?? "any value";
}

const FORMATS: Record<string, string> = { uuid: "uuid", "date-time": "date-time", uri: "url", binary: "file" };

const plural = (type: string) =>
  type
    .split(" or ")
    .map((word) => word.replace(/^(\w[\w-]*)/, "$1s"))
    .join(" or ");

function valuesOf(schema: JsonSchema, find: Find): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  return itemsOf(schema).flatMap((items) => valuesOf(find(items), find));
}

function limitsOf({ minLength, maxLength, minItems, maxItems, minimum, maximum, pattern }: JsonSchema): string[] {
  const whole = new Intl.NumberFormat("en");
  const span = (min: number | undefined, max: number | undefined, unit: string) => {
    if (min !== undefined && max !== undefined) return [`${whole.format(min)} to ${whole.format(max)}${unit}`];
    if (max !== undefined) return [`at most ${whole.format(max)}${unit}`];
    return min ? [`at least ${whole.format(min)}${unit}`] : [];
  };
  return [
    ...span(minLength, maxLength, " characters"),
    ...span(minItems, maxItems, " items"),
    ...span(minimum, maximum, ""),
    ...(pattern ? [`matches ${pattern}`] : []),
  ];
}
