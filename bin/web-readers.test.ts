import { EventEmitter } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { MEBIBYTE } from "@/lib/mebibyte";
import { endSlowReaders, watchReader } from "./web-readers.mjs";

const open: EventEmitter[] = [];

/** Makes a reply of this many bytes. `read(n)` makes its client have read `n` bytes in all. */
function replyTo(sender: string, bytes: number) {
  const sent = new Map<string, string>();
  const socket = { bytesWritten: 500, writableLength: 0, ended: false, resetAndDestroy: () => {} };
  socket.resetAndDestroy = () => {
    socket.ended = true;
    response.emit("close");
  };
  const response = Object.assign(new EventEmitter(), {
    socket,
    getHeader: (header: string) => sent.get(header),
    removeHeader: (header: string) => sent.delete(header),
    writeHead: () => {},
  });
  watchReader(response as unknown as ServerResponse, sender);
  open.push(response);
  sent.set("x-reply-bytes", `${bytes}`);
  response.writeHead();
  const read = (count: number) => {
    socket.bytesWritten = 500 + bytes;
    socket.writableLength = bytes - count;
  };
  read(0);
  return { socket, sent, read };
}

const afterSeconds = (seconds: number, each = (_second: number) => {}) => {
  for (let second = 1; second <= seconds; second++) {
    each(second);
    endSlowReaders();
  }
};

describe("a reply", () => {
  afterEach(() => {
    for (const response of open.splice(0)) response.emit("close");
  });

  it("that nobody reads ends after 30 seconds and one more for each 64 KiB", () => {
    const { socket } = replyTo("a", 10 * 64 * 1024);
    afterSeconds(41);
    expect(socket.ended).toBe(false);
    afterSeconds(1);
    expect(socket.ended).toBe(true);
  });

  it("does not end as long as the client takes a part of it every 30 seconds", () => {
    const { socket, read } = replyTo("a", 10 * MEBIBYTE);
    afterSeconds(600, (second) => read(Math.floor(second / 30) * 64 * 1024));
    expect(socket.ended).toBe(false);
    afterSeconds(600);
    expect(socket.ended).toBe(true);
  });

  it("does not end while it waits for the service", () => {
    const { socket, read } = replyTo("a", 500_000);
    read(500_000);
    afterSeconds(1_000);
    expect(socket.ended).toBe(false);
  });

  it("ends if its sender leaves more than 64 MiB unread, the newest replies first", () => {
    const replies = Array.from({ length: 20 }, () => replyTo("a", 4 * MEBIBYTE));
    const other = replyTo("b", 4 * MEBIBYTE);
    afterSeconds(2);
    expect(replies.filter(({ socket }) => socket.ended)).toEqual([]);
    afterSeconds(1);
    expect(replies.map(({ socket }) => socket.ended)).toEqual([...Array(16).fill(false), ...Array(4).fill(true)]);
    expect(other.socket.ended).toBe(false);
  });

  it("ends if many senders leave more than 192 MiB unread and it is beyond its sender's share", () => {
    const repliesTo = (sender: string) => Array.from({ length: 8 }, () => replyTo(sender, 4 * MEBIBYTE));
    const senders = [..."abcdefgh"].map(repliesTo);
    afterSeconds(4);
    for (const replies of senders) {
      expect(replies.map(({ socket }) => socket.ended)).toEqual([...Array(6).fill(false), ...Array(2).fill(true)]);
    }
  });

  it("is sent without the header that states its length in memory", () => {
    expect([...replyTo("a", 500_000).sent]).toEqual([]);
  });
});

describe("a connection", () => {
  it("is closed when its client stops reading, and not before", async () => {
    let reply = () => {};
    const replied = new Promise<void>((done) => {
      reply = done;
    });
    const server = createServer((_, response) => {
      watchReader(response, "a");
      response.end(Buffer.alloc(32 * MEBIBYTE));
      reply();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const client = connect(port, "127.0.0.1", () => client.write("GET / HTTP/1.0\r\n\r\n"));
    client.pause().on("error", () => {});
    const connections = promisify(server.getConnections.bind(server));
    await replied;
    // Wait until the operating system has taken the beginning of the reply.
    await pause(100);
    afterSeconds(30);
    await pause(100);
    expect(await connections()).toBe(1);
    afterSeconds(1 + (32 * MEBIBYTE) / (64 * 1024));
    await expect.poll(() => connections()).toBe(0);
    client.destroy();
    server.close();
  });
});
