import { describe, expect, it } from "vitest";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { post, service } from "./client";
import { sendBytes } from "./raw-http";

const BOUNDARY = "----answers";
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;
const MAPPING = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="mapping"\r\n\r\n{"text":"answer"}`;
const LINE = `r1,${"The staff were friendly. ".repeat(200)}\n`;

/** A multipart form with a file of about this many MiB, generated while it is sent. */
function formOf(mebibytes: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const block = encoder.encode(LINE.repeat(Math.floor(MEBIBYTE / LINE.length)));
  let left = mebibytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`${PART}id,answer\n`)),
    pull(controller) {
      if (left-- > 0) return controller.enqueue(block);
      controller.enqueue(encoder.encode(`\r\n${MAPPING}\r\n--${BOUNDARY}--\r\n`));
      controller.close();
    },
  });
}

async function newProject(): Promise<string> {
  return (await post("/v2/projects", { name: "Files" })).body.data.id;
}

const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

describe("files", () => {
  it("of 130 MiB without a declared length are a 413", async () => {
    const reply = await post(`/v2/projects/${await newProject()}/upload/file`, formOf(130), { headers });
    expect([reply.status, reply.body.error.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(reply.body.error.message).toContain("128 MiB");
  }, 120_000);

  it("of 200 MiB are a 413 before they are sent", async () => {
    const lines = [
      `POST /api/v2/projects/${await newProject()}/upload/file HTTP/1.1`,
      "Host: a",
      `x-api-key: ${service.key}`,
      `content-type: ${headers["content-type"]}`,
      `content-length: ${200 * MEBIBYTE}`,
    ];
    const reply = await sendBytes({ bytes: `${lines.join("\r\n")}\r\n\r\n${PART}` });
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply).toContain("PAYLOAD_TOO_LARGE");
    expect(reply.toLowerCase()).toContain("connection: close");
  });

  it("of 20 MiB become a job at both addresses", async () => {
    for (const base of [service.baseUrl, service.origin]) {
      const reply = await post(`/v2/projects/${await newProject()}/upload/file`, formOf(20), { base, headers });
      expect([reply.status, reply.body.data]).toEqual([202, expect.objectContaining({ status: "queued" })]);
    }
  });
});
