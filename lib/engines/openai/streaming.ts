import type { LanguageModelMiddleware } from "ai";

type Generate = NonNullable<LanguageModelMiddleware["wrapGenerate"]>;
type Streamed = Awaited<ReturnType<Parameters<Generate>[0]["doStream"]>>;
type Generated = Awaited<ReturnType<Generate>>;

/** The reply came in one piece although a stream was requested. */
export class StreamIgnored extends Error {
  override readonly name = "StreamIgnored";
}

/**
 * Makes the server stream its replies, because only then can a slow reply be distinguished from one that will never
 * come.
 */
export const inStreams: LanguageModelMiddleware = {
  specificationVersion: "v3",
  wrapGenerate: async ({ doStream }) => collect(await doStream()),
};

async function collect({ stream, request, response }: Streamed): Promise<Generated> {
  let text = "";
  let end: Pick<Generated, "finishReason" | "usage"> | undefined;
  for await (const part of stream) {
    if (part.type === "text-delta") text += part.delta;
    if (part.type === "finish") end = part;
    if (part.type === "error") throw part.error;
  }
  if (!end) throw new StreamIgnored("The stream has no end.");
  const { finishReason, usage } = end;
  return {
    content: [{ type: "text", text }],
    finishReason,
    usage,
    warnings: [],
    ...(request && { request }),
    ...(response && { response }),
  };
}
