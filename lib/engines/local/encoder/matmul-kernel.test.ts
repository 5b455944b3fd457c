import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import loadWabt from "wabt";
import { MATMUL_KERNEL } from "./matmul-kernel";

test("the kernel is what matmul.wat assembles to", async () => {
  const wabt = await loadWabt();
  const source = readFileSync(path.join(import.meta.dirname, "matmul.wat"), "utf8");
  const { buffer } = wabt.parseWat("matmul.wat", source, { simd: true }).toBinary({});
  expect(Buffer.from(MATMUL_KERNEL, "base64").equals(Buffer.from(buffer))).toBe(true);
});
