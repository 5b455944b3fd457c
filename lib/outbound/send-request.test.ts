import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { describe, expect, it } from "vitest";
import { useReceiver } from "@/test/receiver";
import { isPublicAddress, namesPrivateHost } from "./private-addresses";
import { sendRequest } from "./send-request";

const TIMEOUT = 100_000;
const NOBODY: ReadonlySet<string> = new Set();

describe("addresses", () => {
  it.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "::ffff:168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "fd00:ec2::254",
    "172.16.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::7f00:1",
    "4000::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fc00::1",
    "fe80::1",
    "ff02::1",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://[::ffff:7f00:1]/",
    "https://127.1/",
  ])("%s is loopback in another notation", (url) => {
    expect(namesPrivateHost(new URL(url), NOBODY)).toBe(true);
  });
});

describe("a request to an address that a user gave", () => {
  const receiver = useReceiver();
  const request = {
    method: "POST",
    headers: {},
    body: "{}",
    timeout: 2_000,
    mostBytes: 1024,
    allowPrivate: new Set([receiver.url.replace("http://", "")]),
  } as const;
  const send = (path = "/") => sendRequest(new URL(path, receiver.url), request);

  it("does not reach a private address, by number or by name", async () => {
    const { port } = new URL(receiver.url);
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      const url = new URL(`http://${host}:${port}/`);
      await expect(sendRequest(url, { ...request, allowPrivate: NOBODY })).rejects.toThrow("The address is private");
    }
    expect(receiver.received).toHaveLength(0);
  });

  it("does not follow a redirect", async () => {
    receiver.answerWith((response) => response.writeHead(302, { location: "/elsewhere" }).end());
    expect((await send()).status).toBe(302);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/"]);
  });

  it("reads the start of an endless answer", async () => {
    receiver.answerWith((response) => {
      const write = (): void => {
        while (response.write("x".repeat(65_536)));
        response.once("drain", write);
      };
      write();
    });
    const { status, body, complete } = await send();
    expect([status, body.length, complete]).toEqual([200, 1024, false]);
  });

  it("says that no reply came", async () => {
    receiver.answerWith(() => {});
    await expect(send()).rejects.toThrow("No answer within 2 seconds.");
    receiver.answerWith((response) => response.destroy());
    await expect(send()).rejects.toThrow("The connection was closed before an answer came.");
  });

  it("gives up a server that changes the protocol", async () => {
    receiver.answerWith(({ socket }) => socket?.write("HTTP/1.1 101 A\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n"));
    await expect(send()).rejects.toThrow("The connection was closed before an answer came.");
  });

  it.each([
    ["interim answers", "HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n"],
    ["empty lines", "\r\n"],
  ])("gives up a server that sends %s without end", async (_, line) => {
    const lines = line.repeat(65_536 / line.length);
    receiver.answerWith(({ socket }) => {
      const write = (): void => {
        while (socket?.writable && socket.write(lines));
        socket?.once("drain", write);
      };
      write();
    });
    const sent = sendRequest(new URL(receiver.url), { ...request, timeout: TIMEOUT });
    await expect(sent).rejects.toThrow("The server sent much, but no answer.");
  });

  it("accepts an answer after a few interim ones", async () => {
    receiver.answerWith((response) => {
      for (let interim = 0; interim < 5; interim++) response.writeProcessing();
      response.end("thank you");
    });
    expect((await send()).status).toBe(200);
  });

  it("accepts a status whose body hangs or breaks off", async () => {
    receiver.answerWith((response) => void response.writeHead(503).write("half"));
    expect(await send()).toMatchObject({ status: 503, body: Buffer.from("half"), complete: false });
    receiver.answerWith((response) => {
      response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
    });
    expect((await send()).status).toBe(200);
  });

  it("refuses a certificate that nobody trusts", async () => {
    const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
    const server = createServer({ key, cert }, (_, response) => response.end());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const attempt = sendRequest(new URL(`https://${host}/`), { ...request, allowPrivate: new Set([host]) });
    await expect(attempt).rejects.toThrow("The certificate or the TLS connection failed");
    server.close();
  });
});
