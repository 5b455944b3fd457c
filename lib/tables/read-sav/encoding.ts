import { TableError } from "../table";
import { intAt } from "./cursor";
import type { RawDictionary } from "./dictionary";

/** Encodings of the code pages that are neither ISO 8859 nor windows-125x. */
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
/** Character codes that say only "ASCII" or "8 bits". Such files were mostly written in Windows-1252. */
const PLAIN = [2, 3];

/** The encoding of a file's texts: the caller's, else the name in record 7/20, else the code page in record 7/3. */
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
