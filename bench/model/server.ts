import { setTimeout as pause } from "node:timers/promises";
import { tokens } from "@/test/openai-replies";
import { startOpenaiServer } from "@/test/openai-server";
import { codes } from "../engine/answers";

/**
 * A fake model server in its own process, so that its work does not slow the measured one. The first message sets its
 * delays; it replies with its address. Each further message is answered with the calls and prompt tokens so far.
 */
type Latency = { beginsAfterMs: number; thinksMs: number };
type Served = { url: string } | { calls: number; promptTokens: number };

process.once("message", async ({ beginsAfterMs, thinksMs }: Latency) => {
  const server = await startOpenaiServer(async ({ user }) => {
    const asked: { text: string }[] = JSON.parse(user).answers;
    const reply = asked.map(({ text }, index) => ({ answer: index + 1, codes: [mentionOf(text)] }));
    await pause(beginsAfterMs);
    return { json: { answers: reply }, thinks: thinksMs };
  });
  tell({ url: server.url });
  process.on("message", () => {
    const promptTokens = server.requests.reduce((sum, { system, user }) => sum + tokens(system) + tokens(user), 0);
    tell({ calls: server.requests.length, promptTokens });
  });
});

function mentionOf(text: string) {
  const index = codes.findIndex(({ name }) => text.startsWith(name));
  return { evidence: text.slice(0, 20), code: Math.max(0, index) + 1, confidence: "high", sentiment: "Neutral" };
}

const tell = (served: Served) => process.send?.(served);
