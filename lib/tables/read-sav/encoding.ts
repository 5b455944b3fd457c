import { encodingNamed } from "../encoding-names";
import { TableError } from "../table";
import { intAt } from "./cursor";
import type { RawDictionary } from "./dictionary";

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
  const isPlain = PLAIN.includes(page);
  const given = asked ? [asked] : [name, isPlain && !name ? "windows-1252" : `${page}`];
  const encoding = given.map((each) => each && encodingNamed(each)).find(Boolean);
  if (encoding) return encoding;
  const remedy = "Name it in `encoding`, like windows-1252, or save the file with Unicode.";
  throw new TableError(
    `This SPSS file has texts in the encoding "${given.find(Boolean)}", which is not known. ${remedy}`,
  );
}
