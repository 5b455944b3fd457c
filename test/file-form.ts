/**
 * A multipart form with a file and fields, to send with `call` of `test/workspace`. Fields that are not text become
 * JSON.
 */
export async function fileForm(name: string, content: string | Uint8Array, fields: Record<string, unknown> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    form.append(field, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { raw: await encoded.arrayBuffer(), headers: { "content-type": type } };
}
