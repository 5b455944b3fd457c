/** The cases that a code counts (`include`) and those that it does not count (`exclude`), as people wrote them. */
export type CountRules = { include?: string | null | undefined; exclude?: string | null | undefined };

/** The rules of a code without the empty ones. */
export const countRulesOf = ({ include, exclude }: CountRules): { include?: string; exclude?: string } => ({
  ...(include && { include }),
  ...(exclude && { exclude }),
});
