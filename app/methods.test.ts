import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UUID } from "@/lib/ids/uuid";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const routes = ["api", "oauth"].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)route\.ts$/.test(path))
    .map((path) => join(folder, path)),
);

describe("every address of the API and of OAuth", () => {
  it.each(routes)("%s takes every method, or refuses it in the envelope", async (path) => {
    const handlers = await import(`./${path}`);
    expect(Object.keys(handlers)).toEqual(expect.arrayContaining(METHODS));
    const taken = (await answer(handlers.OPTIONS, "OPTIONS")).headers.get("allow") ?? "";
    for (const method of METHODS.filter((one) => taken !== "" && !taken.split(", ").includes(one))) {
      const reply = await answer(handlers[method], method);
      expect([reply.status, reply.headers.get("allow")]).toEqual([405, expect.stringMatching(/^[A-Z]+(, [A-Z]+)*$/)]);
      expect(reply.headers.get("x-request-id")).toMatch(UUID);
      expect((await reply.json()).error.code).toBe("METHOD_NOT_ALLOWED");
    }
  });
});

const answer = (handle: (request: Request, context: object) => Promise<Response>, method: string) =>
  handle(new Request("http://coding.test/api", { method }), { params: Promise.resolve({}) });
