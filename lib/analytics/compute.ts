import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { type AnalyticsCalls, handlers } from "./computations";
import type { CountedTable } from "./table";

const entry = bundledEntry<AnalyticsCalls>("analytics");
/** Milliseconds. The largest tables, of 50,000 cells, take a few seconds. */
const DEADLINE = 60_000;
/** Comparing this many pairs of cells takes about 10 ms. More pairs are compared in a worker. */
const FEW_COMPARISONS = 20_000;
const LONG_COMPARISONS = 1_000_000;

type Asking = { organizationId: string; comparisons: number };

/** Computes an analysis from its counts: in this process if there are few, else in a worker. */
export async function compute<Name extends keyof AnalyticsCalls>(
  name: Name,
  input: Parameters<AnalyticsCalls[Name]>[0],
  { organizationId: group, comparisons }: Asking,
): Promise<ReturnType<AnalyticsCalls[Name]>> {
  const handle: (given: never) => unknown = handlers[name];
  if (comparisons <= FEW_COMPARISONS) return handle(input as never) as ReturnType<AnalyticsCalls[Name]>;
  return runInWorker(entry, name, input, { isLong: comparisons > LONG_COMPARISONS, deadline: DEADLINE, group });
}

/** Upper limit of the pairs of cells compared: all pairs of columns in each row. */
export const comparisonsOf = ({ columns }: CountedTable, codes: readonly unknown[]): number =>
  codes.length * columns.length ** 2;
