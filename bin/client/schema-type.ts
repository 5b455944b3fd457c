/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string | string[];
  format?: string;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
};

/** The TypeScript type of the values that a schema describes. Throws for parts of JSON Schema that it does not know. */
export function schemaType(schema: JsonSchema): string {
  const { $ref, enum: values, anyOf, oneOf, allOf } = schema;
  if ($ref) return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (values) return union(values.map((value) => JSON.stringify(value)));
  const choices = anyOf ?? oneOf;
  if (choices) return union(choices.map(schemaType));
  if (allOf) return allOf.map((part) => `(${schemaType(part)})`).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typed({ ...schema, type }, type)));
  return schema.type === undefined ? "unknown" : typed(schema, schema.type);
}

const union = (types: string[]) => [...new Set(types)].join(" | ");

function typed(schema: JsonSchema, type: string): string {
  switch (type) {
    case "string":
      return schema.format === "binary" ? "Blob" : "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return type;
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(schemaType).join(", ")}]`;
      return arrayOf(schemaType(schema.items ?? {}));
    case "object":
      return objectType(schema);
    default:
      throw new Error(`There is no TypeScript type for ${JSON.stringify(schema)}.`);
  }
}

const arrayOf = (item: string) => (/^\w+$/.test(item) ? `${item}[]` : `(${item})[]`);

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (properties) {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const type = schemaType(schema);
      const field = required.includes(name) ? `: ${type}` : `?: ${type} | undefined`;
      return `${docComment(schema.description)}${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}${field};\n`;
    });
    return `{\n${fields.join("")}}`;
  }
  const values = typeof additionalProperties === "object" ? schemaType(additionalProperties) : "unknown";
  return `{ [name: string]: ${values} }`;
}

/** A doc comment for editors; empty if there is no text. */
export function docComment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll("*/", "* /").replaceAll("\n", "\n * ")} */\n` : "";
}
