import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { once } from "@/lib/language/memoized";
import { dataPath } from "@/lib/language/read-data";

/** Raise it when a change of code makes preparation flag an answer differently; `version.test.ts` then fails. */
const REVISION = 2;

/** The folders in `lib` whose words decide about flags. */
const FOLDERS = ["language/no-answer/data", "language/words/data", "preparation/data"];

/** The version of preparation, which decides what is charged: the revision of its code and a hash of its words. */
export const preparationVersion = once(() => {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    for (const name of readdirSync(dataPath(folder)).toSorted()) {
      if (!/\.(?:txt|tsv)$/.test(name)) continue;
      const file = `${folder}/${name}`;
      hash.update(`${file}\n`).update(readFileSync(dataPath(file)));
    }
  }
  return `preparation/${REVISION}-${hash.digest("hex").slice(0, 12)}`;
});
