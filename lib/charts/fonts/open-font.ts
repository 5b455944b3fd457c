import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import { unpackWoff } from "./unpack-woff";

/** An opened font, the units of its em square, and the code points that it draws. */
export type OpenFont = { name: FontName; font: Font; unitsPerEm: number; covered: ReadonlySet<number> };

export type FontName = keyof typeof FILES;

/** For each font, a module of its npm package, and the font file's path relative to that module's folder. */
const FILES = {
  plain: ["dejavu-fonts-ttf/package.json", "ttf/DejaVuSans.ttf"],
  bold: ["dejavu-fonts-ttf/package.json", "ttf/DejaVuSans-Bold.ttf"],
  chinese: ["@embedpdf/fonts-sc", "../fonts/NotoSansHans-Regular.otf"],
  korean: ["@fontsource/gowun-dodum/package.json", "files/gowun-dodum-korean-400-normal.woff"],
  emoji: ["@expo-google-fonts/noto-emoji/package.json", "400Regular/NotoEmoji_400Regular.ttf"],
  thai: ["@fontsource/noto-sans-thai/package.json", "files/noto-sans-thai-thai-400-normal.woff"],
  devanagari: [
    "@fontsource/noto-sans-devanagari/package.json",
    "files/noto-sans-devanagari-devanagari-400-normal.woff",
  ],
  bengali: ["@fontsource/noto-sans-bengali/package.json", "files/noto-sans-bengali-bengali-400-normal.woff"],
  tamil: ["@fontsource/noto-sans-tamil/package.json", "files/noto-sans-tamil-tamil-400-normal.woff"],
  telugu: ["@fontsource/noto-sans-telugu/package.json", "files/noto-sans-telugu-telugu-400-normal.woff"],
  other: ["@fontsource/unifontex/package.json", "files/unifontex-latin-400-normal.woff"],
} as const;

const packages = createRequire(import.meta.url);
const opened = new Map<FontName, Promise<OpenFont>>();

/** Opens a font when a label first needs it, and keeps it. */
export function openFont(name: FontName): Promise<OpenFont> {
  const known = opened.get(name);
  if (known) return known;
  const font = read(name);
  opened.set(name, font);
  font.catch(() => opened.delete(name));
  return font;
}

async function read(name: FontName): Promise<OpenFont> {
  const [module, file] = FILES[name];
  const bytes = await readFile(path.join(path.dirname(packages.resolve(module)), file));
  const face = new Face(new Blob(file.endsWith(".woff") ? unpackWoff(bytes) : bytes), 0);
  return { name, font: new Font(face), unitsPerEm: face.upem, covered: new Set(face.collectUnicodes()) };
}
