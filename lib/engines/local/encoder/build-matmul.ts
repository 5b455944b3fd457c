import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import loadWabt from "wabt";

/* Compiles matmul.wat into matmul-kernel.ts. Run it after each change of matmul.wat: `npx tsx
   lib/engines/local/encoder/build-matmul.ts`. */

const wabt = await loadWabt();
const source = readFileSync(path.join(import.meta.dirname, "matmul.wat"), "utf8");
const { buffer } = wabt.parseWat("matmul.wat", source, { simd: true }).toBinary({});
const base64 = Buffer.from(buffer)
  .toString("base64")
  .replace(/.{1,110}/g, (line) => `${line}\n`);
writeFileSync(
  path.join(import.meta.dirname, "matmul-kernel.ts"),
  `/** The WebAssembly module of matmul.wat in base64, made by build-matmul.ts. */
export const MATMUL_KERNEL = \`
${base64}\`;
`,
);
