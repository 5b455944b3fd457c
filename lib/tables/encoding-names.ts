/** Encodings of the code pages that are neither ISO 8859 nor windows-125x. */
const CODE_PAGES: Record<number, string> = {
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  1200: "utf-16le",
  1201: "utf-16be",
  10000: "macintosh",
  20866: "koi8-r",
  20932: "euc-jp",
  21866: "koi8-u",
  51932: "euc-jp",
  51936: "gbk",
  51949: "euc-kr",
  54936: "gb18030",
  65001: "utf-8",
};
/** A code page, such as `1252`, `CP1252`, `ibm-866`, `windows-31250` or `ms932`. */
const CODE_PAGE = /^(?:cp|ibm|ms|win|windows|code ?page)?[-_ ]?(\d{3,5})$/i;
/** Names that other programs use. */
const OTHER_NAMES: Record<string, string> = {
  ...{ macroman: "macintosh", "mac-roman": "macintosh", shiftjis: "shift_jis", eucjp: "euc-jp", euckr: "euc-kr" },
  ...{ big5hkscs: "big5", euc_jis_2004: "euc-jp", shift_jis_2004: "shift_jis", ansi: "windows-1252" },
};

/** The platform's name of an encoding that is given by any of its names or its code page; null if it is unknown. */
export function encodingNamed(name: string): string | null {
  const given = name.trim().toLowerCase();
  const page = CODE_PAGE.exec(given)?.[1];
  for (const label of [given, OTHER_NAMES[given], page && encodingOfPage(Number(page))]) {
    try {
      if (label) return new TextDecoder(label).encoding;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

function encodingOfPage(page: number): string {
  if (page >= 28591 && page <= 28606) return `iso-8859-${page - 28590}`;
  return CODE_PAGES[page] ?? `windows-${page}`;
}

/** Decodes a whole text. Without `stream`, Node.js 20 takes windows-1252 for ISO 8859-1, which has no “ ” and €. */
export const decodeWhole = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode();
