/** Text of a file, whatever wrote it: UTF-8 or UTF-16 by byte order mark or by its zero bytes, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const [even, odd] = zeroShares(bytes.subarray(0, 4_096));
  if (odd > 0.3 && even < 0.05) return "utf-16le";
  if (even > 0.3 && odd < 0.05) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** Shares of zero bytes at even and at odd places. */
function zeroShares(bytes: Uint8Array): [number, number] {
  const zeros: [number, number] = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  const half = Math.max(1, bytes.length / 2);
  return [zeros[0] / half, zeros[1] / half];
}
