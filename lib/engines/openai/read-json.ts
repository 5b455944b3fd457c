/**
 * Reads a model's reply as JSON, also in fences, after its thoughts or before remarks; undefined where it holds none.
 */
export function readJson(reply: string): unknown {
  const text = reply.replace(/<think>[\s\S]*?<\/think>/g, "").trim();
  return parse(text) ?? parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
