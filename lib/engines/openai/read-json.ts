import { parsePartialJson } from "ai";

/** The JSON in a reply, undefined if there is none; `cut` if the reply breaks off. */
export type ReadReply = { json: unknown; cut: boolean };

/** Reads a model's reply as JSON: also inside code fences, after its thoughts, before remarks, or cut off. */
export async function readJson(reply: string): Promise<ReadReply> {
  const text = reply.replace(/<think>[\s\S]*?<\/think>/g, "").trim();
  const begin = text.search(/[{[]/);
  if (begin === -1) return { json: undefined, cut: false };
  const end = text.lastIndexOf(text[begin] === "{" ? "}" : "]");
  const json = parse(text.slice(begin)) ?? parse(text.slice(begin, end + 1));
  if (json !== undefined) return { json, cut: false };
  const { value, state } = await parsePartialJson(text.slice(begin));
  return state === "repaired-parse" ? { json: value, cut: true } : { json: undefined, cut: false };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
