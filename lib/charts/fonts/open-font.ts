import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import { unpackWoff } from "./unpack-woff";

/** An opened font, the units of its em square, and the code points that it draws. */
export type OpenFont = { name: FontName; font: Font; unitsPerEm: number; covered: ReadonlySet<number> };

export type FontName = keyof typeof FILES;

/** Scripts whose letters join or stack. Each script has its own font, such as Noto Sans Khmer. */
export const SCRIPTS = [
  ...(["thai", "devanagari", "bengali", "tamil", "telugu", "gujarati", "kannada", "malayalam", "gurmukhi"] as const),
  ...(["oriya", "sinhala", "khmer", "lao", "myanmar", "ethiopic"] as const),
];

type Script = (typeof SCRIPTS)[number];

/** A module of the font's npm package, and the font file's path relative to that module's folder. */
type FontFile = readonly [module: string, file: string];

const notoSans = (script: Script): FontFile => [
  `@fontsource/noto-sans-${script}/package.json`,
  `files/noto-sans-${script}-${script}-400-normal.woff`,
];

const FILES = {
  plain: ["dejavu-fonts-ttf/package.json", "ttf/DejaVuSans.ttf"],
  bold: ["dejavu-fonts-ttf/package.json", "ttf/DejaVuSans-Bold.ttf"],
  chinese: ["@embedpdf/fonts-sc", "../fonts/NotoSansHans-Regular.otf"],
  korean: ["@fontsource/gowun-dodum/package.json", "files/gowun-dodum-korean-400-normal.woff"],
  emoji: ["@expo-google-fonts/noto-emoji/package.json", "400Regular/NotoEmoji_400Regular.ttf"],
  ...(Object.fromEntries(SCRIPTS.map((script) => [script, notoSans(script)])) as Record<Script, FontFile>),
  other: ["@fontsource/unifontex/package.json", "files/unifontex-latin-400-normal.woff"],
} satisfies Record<string, FontFile>;

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
