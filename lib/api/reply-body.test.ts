import { expect, it } from "vitest";
import { replyBodyOf } from "./reply-body";

it.each(["", "größe", "a".repeat(65_537), "🙂é".repeat(100_000)])("the body of a text is that text", async (text) => {
  const { body, bytes } = replyBodyOf(text);
  expect(await new Response(body).text()).toBe(text);
  expect(bytes).toBeGreaterThanOrEqual(text.length);
});

it("a long text is sent in parts, each when it is asked for", async () => {
  const { body } = replyBodyOf("a".repeat(1_000_000));
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  expect((await reader.read()).value).toHaveLength(65_536);
});
