import { TableError } from "../table";
import { intAt } from "./cursor";
import type { RawDictionary } from "./dictionary";

/** Code pages by their numbers, where the name is not made of the number. */
const CODE_PAGES: Record<number, string> = {
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  20866: "koi8-r",
  20932: "euc-jp",
  51932: "euc-jp",
  54936: "gb18030",
  65001: "utf-8",
};
/** What the machine record says where it only knows "8 bits"; Windows-1252 is what such files were written on. */
const PLAIN = [2, 3];

/** The encoding of a file's texts: as asked for, by its name (record 7/20), or by its code page (record 7/3). */
export function encodingOf({ extensions, isLittleEndian }: RawDictionary, asked?: string): string {
  const name = extensions
    .find(({ subtype }) => subtype === 20)
    ?.data.toString("latin1")
    .replaceAll("\0", "")
    .trim();
  const machine = extensions.find(({ subtype, size, count }) => subtype === 3 && size === 4 && count >= 8);
  const page = machine ? intAt(machine.data, 28, isLittleEndian) : 2;
  const encoding = asked ?? (name || pageName(page));
  try {
    return new TextDecoder(encoding).encoding;
  } catch (cause) {
    const remedy = "Name it in `encoding`, like windows-1252, or save the file with Unicode.";
    throw new TableError(`This SPSS file has texts in the encoding "${encoding}", which is not known. ${remedy}`, {
      cause,
    });
  }
}

function pageName(page: number): string {
  if (PLAIN.includes(page)) return "windows-1252";
  if (page >= 28591 && page <= 28606) return `iso-8859-${page - 28590}`;
  return CODE_PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : `code page ${page}`);
}
