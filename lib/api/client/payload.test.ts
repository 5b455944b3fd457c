import { describe, expect, it } from "vitest";
import { payloadOf } from "./payload";

describe("a form", () => {
  it("holds the file with its name, and the other fields as JSON", async () => {
    const file = new File(["id,answer\n1,Good\n"], "März.csv", { type: "text/csv" });
    const { body, headers } = payloadOf({ file, mapping: { text: ["answer"] }, name: "12", sheet: undefined }, "form");
    const form = await new Response(body).formData();
    expect([...form.keys()]).toEqual(["file", "mapping", "name"]);
    expect([form.get("mapping"), form.get("name")]).toEqual(['{"text":["answer"]}', '"12"']);
    const sent = form.get("file") as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(["März.csv", "text/csv", "id,answer\n1,Good\n"]);
    expect(headers).toEqual({});
  });
});
