import type { TableQuery } from "./table-query";

const ROWS = { nested: "Nets and codes", codes: "Codes", nets: "Nets" } as const;

/** Proposes a name for a table, such as “Codes by region and age group”. */
export function proposalFor({ by, rows }: TableQuery, nameOf: (key: string) => string): string {
  const banner = new Intl.ListFormat("en").format(by.slice(0, 3).map(nameOf));
  return banner === "" ? ROWS[rows] : `${ROWS[rows]} by ${banner}`.slice(0, 200);
}
