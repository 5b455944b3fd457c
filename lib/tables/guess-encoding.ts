import { encodingNamed } from "./encoding-names";

/** The encodings in which files are still written, by the names of `jschardet`. */
const OTHER_SCRIPTS = [
  ...["cp932", "euc_jis_2004", "gb18030", "cp949", "big5hkscs", "cp874"],
  ...["cp1251", "koi8-r", "cp1253", "cp1255", "cp1256"],
];
const LATIN = ["cp1252", "cp1250", "cp1254", "cp1257", "cp1258"];
const USUAL = "windows-1252";
/** A guess that is less certain than this is no better than chance. */
const MIN_CONFIDENCE = 0.05;

/**
 * Guesses the encoding of a text that is neither ASCII nor UTF-8 nor UTF-16. In the Latin script most bytes beyond ASCII
 * stand alone among ASCII letters; in others they come in pairs or words.
 */
export async function guessEncoding(bytes: Uint8Array): Promise<string> {
  const { chardet } = await import("jschardet");
  const includeEncodings = isMostlyLatin(bytes) ? LATIN : [...LATIN, ...OTHER_SCRIPTS];
  const { encoding, confidence } = chardet.detect(bytes, { includeEncodings });
  return (confidence >= MIN_CONFIDENCE && encoding && encodingNamed(encoding)) || USUAL;
}

function isMostlyLatin(bytes: Uint8Array): boolean {
  let single = 0;
  let joined = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) joined += 1;
    else single += 1;
  }
  return single > joined;
}
