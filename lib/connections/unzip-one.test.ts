import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { ZipFile } from "yazl";
import { unzipOne } from "./unzip-one";

const SIZE = 100_000;

async function zipOf(...files: Buffer[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [index, file] of files.entries()) zip.addBuffer(file, `${index}.json`);
  zip.end();
  return buffer(zip.outputStream);
}

it("gives the first file of an archive", async () => {
  const [first, second] = [Buffer.alloc(SIZE, "a"), Buffer.from("b")];
  expect(await unzipOne(await zipOf(first, second), SIZE)).toEqual(first);
  await expect(unzipOne(await zipOf(), SIZE)).rejects.toThrow("empty");
});

it("refuses a file that unpacks to more than is allowed, even if its archive states less", async () => {
  const zip = await zipOf(Buffer.alloc(SIZE, "a"));
  await expect(unzipOne(zip, SIZE - 1)).rejects.toThrow("too large");
  const stated = zip.lastIndexOf(Buffer.from([SIZE & 0xff, (SIZE >> 8) & 0xff, SIZE >> 16, 0]));
  zip.writeUInt32LE(10, stated);
  await expect(unzipOne(zip, SIZE - 1)).rejects.toThrow("too many bytes");
});
