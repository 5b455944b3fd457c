import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { operation } from "./contract/operation";
import { endpoints } from "./endpoints";
import { FileReply } from "./file-reply";
import { recordReply } from "./reply";
import { route } from "./route";
import { verb } from "./verb";

const renaming = operation({
  id: "rename",
  method: "PATCH",
  path: "/v2/records",
  tag: "Coding",
  summary: "Rename",
  scope: "any",
  ifMatch: true,
  body: z.strictObject({}),
  replies: { 200: { description: "The record", data: z.object({ seen: z.int().optional() }), etag: true } },
  errors: [],
  idempotent: true,
  audited: false,
});
const records = endpoints(route(verb(renaming, async ({ ifMatch }) => recordReply({ seen: ifMatch, revision: 8 }))));

const exporting = operation({
  id: "export",
  method: "GET",
  path: "/v2/export",
  tag: "Coding",
  summary: "Export",
  scope: "any",
  query: z.object({ as: z.enum(["text", "stream"]), part: z.array(z.string()).optional() }),
  replies: { 200: { description: "The parts", data: z.array(z.string()) } },
  file: { description: "The file", mediaTypes: ["text/csv"] },
  errors: [],
  idempotent: false,
});
const files = endpoints(
  route(
    verb(exporting, async ({ query }) => {
      if (query.part) return query.part;
      const content = query.as === "text" ? "größe\n" : new Blob(["a,b\n", "1,2\n"]).stream();
      return new FileReply('Größe "M" 100%.csv', "text/csv; charset=utf-8", content);
    }),
  ),
);

describe("a route's replies", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  it("passes on the revision that If-Match names, and sends the record's own as ETag, in replays too", async () => {
    const patch = (headers: Record<string, string>) => workspace.call(records, "PATCH", { body: {}, headers });
    const key = { "idempotency-key": randomUUID() };
    const replies = [await patch({ "if-match": '"7"' }), await patch({ "if-match": "*" }), await patch(key)];
    expect(replies.map(({ body }) => body.data)).toEqual([{ seen: 7 }, {}, {}]);
    const replayed = await patch(key);
    expect(replayed.headers.get("x-idempotent-replay")).toBe("true");
    for (const { headers } of [...replies, replayed]) expect(headers.get("etag")).toBe('"8"');
    for (const tag of ["7", 'W/"7"', '"7", "8"', '"x"', ""]) {
      const refused = await patch({ "if-match": tag });
      expect([refused.status, refused.body.error.issues?.[0]?.path], tag).toEqual([422, "If-Match"]);
    }
  });

  it("sends files as attachments under their name, with the headers of every reply", async () => {
    const text = await workspace.call(files, "GET", { query: "?as=text" });
    expect(new TextDecoder().decode(text.bytes)).toBe("größe\n");
    expect(Object.fromEntries(text.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-length": "8",
      "content-disposition": `attachment; filename="Gr__e _M_ 100_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22M%22%20100%25.csv`,
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "x-ratelimit-limit": expect.any(String),
    });
    const streamed = await workspace.call(files, "GET", { query: "?as=stream" });
    expect(new TextDecoder().decode(streamed.bytes)).toBe("a,b\n1,2\n");
  });

  it("reads a query parameter that comes several times as a list", async () => {
    const listed = await workspace.call(files, "GET", { query: "?as=text&part=a&part=b" });
    expect(listed.body.data).toEqual(["a", "b"]);
    expect((await workspace.call(files, "GET", { query: "?as=text&as=stream" })).status).toBe(422);
  });
});
