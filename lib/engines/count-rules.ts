/** What people wrote that a code counts, and what it does not count. */
export type CountRules = { include?: string | null | undefined; exclude?: string | null | undefined };

/** The rules that a code has; a missing one is left out. */
export const countRulesOf = ({ include, exclude }: CountRules): { include?: string; exclude?: string } => ({
  ...(include && { include }),
  ...(exclude && { exclude }),
});
