import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { balance, call, post, service } from "./client";
import { breakOff, sendBytes, withConnection } from "./raw-http";
import { codeRequest, requestOfSize } from "./requests";

const BASES = [service.baseUrl, service.origin];
const headers = { "x-api-key": service.key, "content-type": "application/json" };
const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;

/** The text as a stream in pieces of 64 KiB, without a declared length. */
const chunked = (text: string) => new Blob([text]).stream();

describe("large bodies", () => {
  it("of 31 MiB are read to the last answer, with a length or chunked, at both addresses", async () => {
    const text = requestOfSize(31, 10_000, { lastText: 7 });
    for (const base of BASES) {
      for (const body of [text, chunked(text)]) {
        const reply = await post("/v2/code", body, { base });
        expect(reply.status, reply.text).toBe(422);
        expect(reply.body.error.issues).toEqual([{ path: "responses[9999].text", message: "must be a string" }]);
      }
    }
  });

  it("of 31 MiB are estimated and refused before any coding where the balance is too low", async () => {
    const before = await balance(service.poorKey);
    const reply = await post("/v2/code", requestOfSize(31, 10_000), { key: service.poorKey });
    expect([reply.status, reply.body.error.code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    expect(reply.body.error.message).toMatch(/requires 10000\.$/);
    expect(await balance(service.poorKey)).toBe(before);
  }, 180_000);

  it("of 33 MiB are a 413, with a length or chunked, at both addresses", async () => {
    const text = requestOfSize(33, 10_000);
    for (const base of BASES) {
      for (const body of [text, chunked(text)]) {
        const reply = await post("/v2/code", body, { base });
        expect([reply.status, reply.body.error.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
        expect(reply.headers.get("x-request-id")).toBe(reply.body.error.request_id);
      }
    }
  });

  it("do not disturb later requests on the same connection", async () => {
    await withConnection(async (send) => {
      const chunks = Array.from({ length: 33 }, () => " ".repeat(MEBIBYTE));
      expect((await send("POST", "/api/v2/code", { headers, chunks })).status).toBe(413);
      const began = Date.now();
      expect((await send("GET", "/api/v2/usage", { headers })).status).toBe(200);
      expect(Date.now() - began).toBeLessThan(4_000);
    });
  });

  it("that never end are cut off where no credential is needed to send them", async () => {
    const chunk = `${MEBIBYTE.toString(16)}\r\n${"a".repeat(MEBIBYTE)}\r\n`;
    const form = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked";
    const replies = await Promise.all(
      ["/oauth/token", "/api/oauth/introspect"].map((path) =>
        sendBytes({ bytes: `POST ${path} HTTP/1.1\r\nHost: a\r\n${form}\r\n\r\n${chunk.repeat(3)}` }),
      ),
    );
    for (const reply of replies) expect(reply).toMatch(/^HTTP\/1\.1 413 .*"error":"invalid_request"/s);
  });

  it("without a credential are refused before they have arrived", async () => {
    const reply = await sendBytes({
      bytes: `POST /api/v2/code HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${30 * MEBIBYTE}\r\n\r\n{`,
    });
    expect(reply).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe("connections", () => {
  it("stay open from one request to the next, after a refusal too", async () => {
    await withConnection(async (send) => {
      const replies = [
        await send("GET", "/api/v2/usage", { headers }),
        await send("POST", "/v2/code", { headers, chunks: ["{"] }),
        await send("GET", "/v2/usage"),
        await send("POST", "/api/v2/code", { headers, chunks: [JSON.stringify(codeRequest("Friendly staff"))] }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 422, 401, 200]);
      expect(replies.map(({ reused }) => reused)).toEqual([false, true, true, true]);
    });
  });

  it("may send a body slowly, even with a character split in two", async () => {
    const body = Buffer.from(JSON.stringify(codeRequest("Das Frühstück war sehr gut 🥐")));
    const middle = body.indexOf(0xc3) + 1;
    const slow = new ReadableStream({
      async start(controller) {
        for (const part of [body.subarray(0, middle), body.subarray(middle)]) {
          controller.enqueue(part);
          await pause(700);
        }
        controller.close();
      },
    });
    const reply = await post("/v2/code", slow);
    expect(reply.status).toBe(200);
  });

  it("that break in the middle of a request leave nothing behind", async () => {
    const list = async () => (await call("GET", "/v2/projects?include=temporary&limit=1000")).body.data.length;
    const [projects, credits] = [await list(), await balance()];
    const whole = JSON.stringify(codeRequest("Friendly staff", "Far too expensive"));
    const half = whole.slice(0, whole.length / 2);
    for (const path of ["/api/v2/code", "/v2/code"]) {
      for (const body of [half, whole]) {
        await breakOff(head(path, `content-length: ${whole.length + 100}`) + body);
        await breakOff(`${head(path, "transfer-encoding: chunked")}${body.length.toString(16)}\r\n${body}\r\n`);
      }
    }
    await pause(1_500);
    expect([await list(), await balance()]).toEqual([projects, credits]);
  });
});

describe("bodies in another format", () => {
  it("are refused with a message that says what to send", async () => {
    const text = JSON.stringify(codeRequest("Friendly staff"));
    const refusals: [BodyInit | Buffer, Record<string, string>, string][] = [
      [gzipSync(text), { "content-encoding": "gzip" }, "content-encoding"],
      [text, { "content-type": "text/plain" }, "content-type"],
      [text, { "content-type": "multipart/form-data; boundary=x" }, "content-type"],
      [Buffer.from(text, "utf16le"), {}, ""],
      [`\ufeff${text.slice(0, -1)}`, {}, ""],
      ["", {}, "responses"],
    ];
    for (const [body, more, path] of refusals) {
      const reply = await post("/v2/code", body, { headers: more });
      expect([reply.status, reply.body.error.code], JSON.stringify(more)).toEqual([422, "VALIDATION_ERROR"]);
      expect(reply.body.error.issues[0].path).toBe(path);
    }
  });

  it("may have a charset or a byte order mark", async () => {
    const text = `\ufeff${JSON.stringify(codeRequest("Friendly staff"))}`;
    const reply = await post("/v2/code", text, { headers: { "content-type": "Application/JSON; charset=UTF-8" } });
    expect(reply.status).toBe(200);
  });
});
