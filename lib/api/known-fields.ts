import type { z } from "zod";

type Schema = z.core.$ZodType;

/** The names of the fields that a schema accepts at a path of its input; empty if there is no object at that path. */
export function knownFields(schema: Schema, path: readonly PropertyKey[]): string[] {
  const there = path.reduce<Schema[]>((schemas, key) => schemas.flatMap((one) => step(one, key)), inside(schema));
  return [...new Set(there.flatMap((one) => Object.keys(shapeOf(one))))];
}

/** Whether a schema accepts a list in its field of this name. */
export const takesList = (schema: Schema, name: string): boolean =>
  inside(schema).some((one) => {
    const field = shapeOf(one)[name];
    return field !== undefined && inside(field).some(({ _zod }) => _zod.def.type === "array");
  });

/** Every object that the schema accepts, at any depth, with its path. */
export function objectsIn(schema: Schema, path = ""): { path: string; object: z.core.$ZodObject }[] {
  return inside(schema).flatMap((one) => {
    const { def } = one._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
    if (def.type === "array") return objectsIn(def.element, `${path}[]`);
    if (def.type === "record") return objectsIn(def.valueType, `${path}.*`);
    if (def.type !== "object") return [];
    const nested = Object.entries(def.shape).flatMap(([key, field]) => objectsIn(field, path ? `${path}.${key}` : key));
    return [{ path, object: one as z.core.$ZodObject }, ...nested];
  });
}

/** Unwraps optional, default and the like: returns the schemas that an input may match. */
function inside(schema: Schema): Schema[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "nonoptional":
    case "catch":
      return inside(def.innerType);
    case "lazy":
      return inside(def.getter());
    case "pipe":
      return inside(def.in._zod.def.type === "transform" ? def.out : def.in);
    case "union":
      return def.options.flatMap(inside);
    default:
      return [schema];
  }
}

function step(schema: Schema, key: PropertyKey): Schema[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "array") return inside(def.element);
  if (def.type === "record") return inside(def.valueType);
  const field = shapeOf(schema)[String(key)];
  return field ? inside(field) : [];
}

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
  return def.type === "object" ? def.shape : {};
}
