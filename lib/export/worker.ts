import { type OpenGroup, packCases } from "@/lib/tables/write-sav/pack-cases";
import { type Compression, writeDictionary } from "@/lib/tables/write-sav/write-dictionary";
import { serve } from "@/lib/workers/serve";
import type { ExportedCase } from "./exported-case";
import { dictionaryOf, type SavPlan } from "./sav/sav-plan";
import { caseValues } from "./sav/sav-values";

type Head = { plan: SavPlan; compression: Compression };

type Cases = {
  plan: SavPlan;
  widths: Int32Array;
  cases: ExportedCase[];
  before: OpenGroup | null;
  isLast: boolean;
};

const handlers = {
  /** The beginning of a file, before its cases, and the widths of its variables. */
  dictionary: ({ plan, compression }: Head): { bytes: Uint8Array; widths: Int32Array } => {
    const dictionary = dictionaryOf(plan);
    const widths = Int32Array.from(dictionary.variables, ({ width }) => width);
    return { bytes: writeDictionary(dictionary, new Date(), compression), widths };
  },
  /** Packs the next cases of a file; the last ones end it. */
  cases: (input: Cases): { bytes: Uint8Array; open: OpenGroup } => {
    const { plan, widths, cases, before, isLast } = input;
    const values = cases.map(caseValues(plan));
    return packCases([...widths], values, { before, isLast });
  },
};

export type ExportCalls = typeof handlers;
export default serve(handlers);
