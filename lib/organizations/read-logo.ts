import type { Logo } from "@/lib/slides/slide";

export const MAX_LOGO_BYTES = 500_000;
/** The smallest and largest side of a logo, in pixels. */
const SIDE = { min: 16, max: 4_000 };

/**
 * A logo by its bytes: PNG or JPEG, at most 500 kB, with sides of 16 to 4,000 pixels. Otherwise a sentence that says
 * what is wrong with it. Sources: PNG (third edition, W3C), 5.3; ISO/IEC 10918-1, B.1 and B.2.2.
 */
export function readLogo(bytes: Uint8Array): Logo | string {
  if (bytes.length > MAX_LOGO_BYTES) return "Choose a logo of at most 500 kB.";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const png = pngSize(bytes, view);
  const size = png ?? jpegSize(view);
  if (!size) return "Choose a PNG or JPEG picture; this is none, or it is damaged.";
  const { width, height } = size;
  if (Math.min(width, height) < SIDE.min || Math.max(width, height) > SIDE.max) {
    return `Choose a logo with sides of ${SIDE.min} to ${SIDE.max.toLocaleString("en")} pixels; this one has ${width} × ${height}.`;
  }
  return { bytes, type: png ? "png" : "jpeg", width, height };
}

type Size = { width: number; height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
const IEND = 0x49454e44;

/** The size in the header of a PNG that has all its chunks. */
function pngSize(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 33 || PNG.some((byte, at) => bytes[at] !== byte) || view.getUint32(12) !== IHDR) return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === IEND) return size;
  }
  return null;
}

/** Markers of frame headers (SOF), which hold the size; C4, C8 and CC are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const [START, SCAN, END] = [0xffd8, 0xffda, 0xffd9];

/** The size in the frame header of a JPEG whose last bytes end it. */
function jpegSize(view: DataView): Size | null {
  if (view.byteLength < 4 || view.getUint16(0) !== START || view.getUint16(view.byteLength - 2) !== END) return null;
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff || marker === SCAN) return null;
    if (isFrame(marker & 0xff)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
