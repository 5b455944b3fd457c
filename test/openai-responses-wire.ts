import { z } from "zod";

/** A request of OpenAI's Responses interface, as far as the engine uses it. */
const message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.enum(["system", "developer"]), content: z.string() }),
  z.strictObject({
    role: z.literal("user"),
    content: z.array(z.strictObject({ type: z.literal("input_text"), text: z.string() })),
  }),
]);

export const responsesBody = z
  .strictObject({
    model: z.string().min(1),
    input: z.array(message).min(1),
    text: z
      .strictObject({
        format: z.discriminatedUnion("type", [
          z.strictObject({ type: z.literal("json_object") }),
          z.strictObject({
            type: z.literal("json_schema"),
            name: z.string().regex(/^[\w-]{1,64}$/),
            schema: z.record(z.string(), z.unknown()),
            strict: z.boolean().optional(),
          }),
        ]),
      })
      .optional(),
    temperature: z.number().min(0).max(2).optional(),
    reasoning: z.strictObject({ effort: z.string() }).optional(),
    store: z.literal(false),
    include: z.array(z.string()).optional(),
    stream: z.literal(true),
  })
  .transform(({ input, text, reasoning, ...rest }) => ({
    ...rest,
    messages: input.map(({ role, content }) => ({
      role,
      content: typeof content === "string" ? content : content.map((part) => part.text).join(""),
    })),
    format: text?.format,
    reasoning_effort: reasoning?.effort,
  }));
