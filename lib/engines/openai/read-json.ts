import { parsePartialJson } from "ai";

/**
 * The JSON in a reply; undefined if none can be read. `cut` is true if the reply was cut off. `said` is a reply in words
 * alone, without any JSON.
 */
export type ReadReply = { json: unknown; cut: boolean; said?: string };

/**
 * Reads a model's reply as JSON, even if it is in a code fence, follows thoughts, is followed by remarks, or is cut
 * off.
 */
export async function readJson(reply: string): Promise<ReadReply> {
  const text = withoutThoughts(reply).trim();
  const begin = text.search(/[{[]/);
  if (begin === -1) return { json: undefined, cut: false, ...(text !== "" && { said: text }) };
  const end = text.lastIndexOf(text[begin] === "{" ? "}" : "]");
  const json = parse(text.slice(begin)) ?? parse(text.slice(begin, end + 1));
  if (json !== undefined) return { json, cut: false };
  const { value, state } = await parsePartialJson(text.slice(begin));
  if (state === "repaired-parse") return { json: value, cut: true };
  return { json: undefined, cut: false, ...(!text.includes("{") && { said: text }) };
}

const [BEGIN, END] = ["<think>", "</think>"] as const;

/**
 * The reply without the model's thoughts. This is no regular expression, because that would take quadratic time for a
 * reply in which thoughts begin again and again and never end.
 */
function withoutThoughts(reply: string): string {
  let kept = "";
  let at = 0;
  for (let begin = reply.indexOf(BEGIN); begin >= 0; begin = reply.indexOf(BEGIN, at)) {
    const end = reply.indexOf(END, begin);
    if (end < 0) break;
    kept += reply.slice(at, begin);
    at = end + END.length;
  }
  return kept + reply.slice(at);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
