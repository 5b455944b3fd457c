import type { Coder } from "@/db/schema/terms";

/** Whether answers were coded by the same engine, codes and decisions. */
export const isSameCoder = (one: Coder, other: Coder): boolean =>
  one.engine === other.engine &&
  one.codes === other.codes &&
  one.decisions === other.decisions &&
  !one.mixed &&
  !other.mixed;
