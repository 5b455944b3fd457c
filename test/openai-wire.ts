import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { responsesBody } from "./openai-responses-wire";

/** A request of either interface, as far as tests look at it. */
export type ChatRequest = {
  api: "chat" | "responses";
  stream: boolean;
  model: string;
  /** The texts of all messages with the role `system` or `developer`, and of all with the role `user`. */
  system: string;
  user: string;
  responseFormat: "text" | "json_object" | "json_schema";
  schema: unknown;
  temperature: number | undefined;
  reasoningEffort: string | undefined;
  authorization: string | undefined;
};

const APIS: Record<string, ChatRequest["api"]> = { "/v1/chat/completions": "chat", "/v1/responses": "responses" };

const message = z.strictObject({
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: z.union([
    z.string(),
    z
      .array(z.strictObject({ type: z.literal("text"), text: z.string() }))
      .transform((parts) => parts.map((part) => part.text).join("")),
  ]),
  name: z.string().optional(),
});

const jsonSchemaFormat = z.strictObject({
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  schema: z.record(z.string(), z.unknown()),
  strict: z.boolean().optional(),
});

const chatBody = z
  .strictObject({
    model: z.string().min(1),
    messages: z.array(message).min(1),
    response_format: z
      .discriminatedUnion("type", [
        z.strictObject({ type: z.literal("text") }),
        z.strictObject({ type: z.literal("json_object") }),
        z.strictObject({ type: z.literal("json_schema"), json_schema: jsonSchemaFormat }),
      ])
      .optional(),
    temperature: z.number().min(0).max(2).optional(),
    top_p: z.number().min(0).max(1).optional(),
    max_tokens: z.int().positive().optional(),
    max_completion_tokens: z.int().positive().optional(),
    reasoning_effort: z.string().optional(),
    seed: z.int().optional(),
    n: z.int().positive().optional(),
    store: z.boolean().optional(),
    stream: z.boolean().optional(),
    stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
    user: z.string().optional(),
  })
  .transform(({ response_format, ...rest }) => ({
    ...rest,
    format:
      response_format?.type === "json_schema"
        ? { type: "json_schema" as const, ...response_format.json_schema }
        : response_format,
  }));

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("We could not parse the JSON body of your request.");
    return z.NEVER;
  }
});

/** Reads a request; returns a message if the wire format does not allow it. */
export async function parseChatRequest(incoming: IncomingMessage): Promise<ChatRequest | string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const api = incoming.method === "POST" ? APIS[incoming.url ?? ""] : undefined;
  if (!api) return `No such endpoint: ${incoming.url}`;
  if (!incoming.headers["content-type"]?.startsWith("application/json")) return "The body must be application/json.";
  const parsed = json.pipe(api === "chat" ? chatBody : responsesBody).safeParse(Buffer.concat(chunks).toString("utf8"));
  if (!parsed.success) return z.prettifyError(parsed.error);

  const { model, messages, format, temperature, reasoning_effort: reasoningEffort, stream = false } = parsed.data;
  const said = (roles: string[]) =>
    messages.flatMap(({ role, content }) => (roles.includes(role) ? [content] : [])).join("\n");
  const schema = format?.type === "json_schema" ? format.schema : null;
  if (format?.type === "json_schema" && format.strict) {
    const flaw = strictnessFlaw(schema, "schema", true);
    if (flaw !== null) return `Invalid schema for response_format '${format.name}': ${flaw}`;
  }
  if (format?.type === "json_object" && !messages.some(({ content }) => /json/i.test(content))) {
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
  }
  return {
    api,
    stream,
    model,
    system: said(["system", "developer"]),
    user: said(["user"]),
    responseFormat: format?.type ?? "text",
    schema,
    temperature,
    reasoningEffort,
    authorization: incoming.headers.authorization,
  };
}

/**
 * Says what strict structured output does not allow in a schema: optional properties, open objects, a root other than
 * an object.
 */
function strictnessFlaw(schema: unknown, path: string, isRoot = false): string | null {
  if (typeof schema !== "object" || schema === null) return null;
  if (Array.isArray(schema)) return firstFlaw(schema.map((entry, index) => [entry, `${path}[${index}]`]));
  if (isRoot && (!("type" in schema) || schema.type !== "object")) return `${path} must be of type object.`;
  if ("type" in schema && schema.type === "object") {
    const properties = "properties" in schema && typeof schema.properties === "object" ? (schema.properties ?? {}) : {};
    const required = "required" in schema && Array.isArray(schema.required) ? schema.required : [];
    if (!("additionalProperties" in schema) || schema.additionalProperties !== false) {
      return `${path}: 'additionalProperties' is required to be supplied and to be false.`;
    }
    const optional = Object.keys(properties).find((name) => !required.includes(name));
    if (optional !== undefined)
      return `${path}: 'required' must include every key in properties. Missing '${optional}'.`;
  }
  return firstFlaw(Object.entries(schema).map(([key, value]) => [value, `${path}.${key}`]));
}

function firstFlaw(entries: [unknown, string][]): string | null {
  for (const [entry, path] of entries) {
    const flaw = strictnessFlaw(entry, path);
    if (flaw !== null) return flaw;
  }
  return null;
}
