import { createSocket } from "node:dgram";
import { once } from "node:events";
import { afterAll, beforeAll } from "vitest";

const HEADER_BYTES = 12;
const IPV4_RECORD = 1;

/**
 * A name server on loopback while the test file runs. It replies with the IPv4 addresses that `find` gives for a name,
 * and not at all where `find` gives undefined.
 */
export function useNameServer(find: (name: string) => string[] | undefined): { address: () => string } {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end, type } = readQuestion(query);
    const found = find(name);
    if (found) socket.send(replyTo(query, end, type === IPV4_RECORD ? found : []), port, address);
  });
  beforeAll(async () => {
    socket.bind(0, "127.0.0.1");
    await once(socket, "listening");
  });
  afterAll(() => void socket.close());
  return { address: () => `127.0.0.1:${socket.address().port}` };
}

/** Reads the first question of a query (RFC 1035, section 4.1.2): the name, the kind of record, where it ends. */
function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function replyTo(query: Buffer, end: number, addresses: string[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, HEADER_BYTES, 0, IPV4_RECORD, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split(".").map(Number)]),
  );
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]);
}
