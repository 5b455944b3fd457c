import { afterEach } from "vitest";
import { type OpenaiSettings, openaiEngine } from "@/lib/engines/openai/openai-engine";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import type { ChatRequest } from "@/test/openai-wire";

/** A model engine at a server that replies as a test's script says. A new script replaces the previous one. */
export function scriptedOpenai(ofTests: OpenaiSettings = {}) {
  let server: OpenaiServer | undefined;
  const close = async () => {
    await server?.close();
    server = undefined;
  };
  afterEach(close);
  return {
    async engineThatReplies(script: Script, settings: OpenaiSettings = {}) {
      await close();
      server = await startOpenaiServer(script);
      return openaiEngine({ baseUrl: server.url, model: "some-model", ...ofTests, ...settings });
    },
    get server(): OpenaiServer {
      if (!server) throw new Error("No engine was made.");
      return server;
    },
  };
}

/** The texts of the answers that a prompt asks to code. */
export const textsOf = ({ user }: ChatRequest): string[] =>
  JSON.parse(user).answers.map(({ text }: { text: string }) => text);

/** A mention as a model writes it. */
export const mentionOf = (code: number, evidence: string | null, sentiment = "Neutral") => ({
  code,
  evidence,
  confidence: "high",
  sentiment,
});
