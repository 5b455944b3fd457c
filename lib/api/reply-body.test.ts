import { expect, it } from "vitest";
import { nextTurn } from "@/lib/next-turn";
import { longestTurnOf } from "@/test/longest-turn";
import { encodeParts, type ReplyBody, replyBodyOf } from "./reply-body";

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

async function* manyPieces(): AsyncGenerator<string, void> {
  for (let number = 0; number < 40_000; number++) {
    yield `{"segment":"${number}${"名x".repeat(400)}"},`;
    if (number % 100 === 99) await nextTurn();
  }
}

it("a text of 32 million characters is encoded without a long turn of the event loop", async () => {
  let made: ReplyBody = { body: "", bytes: 0 };
  const longest = await longestTurnOf(async () => {
    made = replyBodyOf(await encodeParts(manyPieces()));
  });
  expect(longest).toBeLessThan(50);
  expect(made.bytes).toBeGreaterThan(64_000_000);
  let text = "";
  for await (const piece of manyPieces()) text += piece;
  expect((await new Response(made.body).text()) === text).toBe(true);
});
