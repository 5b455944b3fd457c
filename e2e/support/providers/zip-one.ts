import { deflateRawSync } from "node:zlib";

/** A zip archive (PKWARE APPNOTE 6.3) with one file of JSON. */
export function zipOne(name: string, json: unknown): Buffer {
  const plain = Buffer.from(JSON.stringify(json));
  const packed = deflateRawSync(plain);
  const called = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(plain), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(plain.length, 18);
  common.writeUInt16LE(called.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, called, packed]);
  const entry = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, Buffer.alloc(14), called]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** CRC-32 (ISO 3309). Node's own needs 20.15. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
