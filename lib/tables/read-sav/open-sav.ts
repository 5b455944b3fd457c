import type { ByteSource } from "../byte-source";
import { decodeWhole } from "../encoding-names";
import { nameColumns, type OpenTable, type ReadOptions, type Row } from "../table";
import { caseData } from "./case-data";
import { cellReader } from "./cell-text";
import { Cursor, damaged } from "./cursor";
import { readDictionary } from "./dictionary";
import { encodingOf } from "./encoding";
import { multipleSetsIn } from "./multiple-sets";
import { describeVariables, type Variable } from "./variables";

const BATCH = 1_000;

/**
 * Opens an SPSS system file (.sav, .zsav) with one column per variable. Cells hold the values' labels, and null for
 * missing values.
 */
export async function openSav(source: ByteSource, options: ReadOptions): Promise<OpenTable> {
  const dictionary = await readDictionary(new Cursor(source));
  const encoding = encodingOf(dictionary, options.encoding);
  const decoder = new TextDecoder(encoding);
  const described = describeVariables(dictionary, decoder);
  const variables = options.isUnlabelled ? described.map(unlabelled) : described;
  const places = new Map(described.map(({ shortName }, index) => [shortName.toUpperCase(), index]));
  const { isLittleEndian, cases } = dictionary;
  const readers = variables.map((variable) => cellReader(variable, { decoder, isLittleEndian }));
  const caseSize = dictionary.elements * 8;
  return {
    format: "sav",
    encoding,
    ...nameColumns(variables.map(({ name }) => name)),
    labels: variables.map(({ label }) => label),
    savColumns: described.map(savColumnOf),
    multipleSets: multipleSetsIn(
      dictionary,
      (bytes) => decodeWhole(decoder, bytes),
      (name) => places.get(name),
    ),
    savWeight: described.findIndex(({ isWeight }) => isWeight),
    async *batches() {
      let rest: Buffer = Buffer.alloc(0);
      let row = 1;
      let rows: Row[] = [];
      const share = () => (cases ? Math.min(1, (row - 1) / cases) : 0.5);
      for await (const piece of caseData(source, dictionary)) {
        const data = Buffer.concat([rest, piece]);
        let at = 0;
        for (; at + caseSize <= data.length && row - 1 !== cases; at += caseSize) {
          const bytes = data.subarray(at, at + caseSize);
          const cells = readers.map((read) => read(bytes));
          row += 1;
          if (cells.some((cell) => cell !== null && cell !== "")) rows.push({ row, cells });
        }
        rest = Buffer.from(data.subarray(at));
        if (rows.length < BATCH) continue;
        yield { rows, share: share() };
        rows = [];
      }
      if (cases !== null && row - 1 < cases) throw damaged(`it has ${row - 1} of ${cases} cases`);
      if (cases === null && rest.length > 0) throw damaged("it ends in the middle of a case");
      yield { rows, share: 1 };
    },
  };
}

const unlabelled = ({ name, shortName, label, width, measure, parts }: Variable): Variable => ({
  ...{ name, shortName, label, width, measure, parts },
});

function savColumnOf({ name: _, shortName: __, label: ___, parts: ____, isWeight: _____, ...column }: Variable) {
  return column;
}
