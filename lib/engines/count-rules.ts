/**
 * The cases that a code counts (`include`) and those that it does not count (`exclude`), as people wrote them.
 * `exclusive`: an answer that has the code has no other one.
 */
export type CountRules = {
  include?: string | null | undefined;
  exclude?: string | null | undefined;
  exclusive?: boolean | undefined;
};

/** The rules of a code without the empty ones. */
export const countRulesOf = ({
  include,
  exclude,
  exclusive,
}: CountRules): { include?: string; exclude?: string; exclusive?: true } => ({
  ...(include && { include }),
  ...(exclude && { exclude }),
  ...(exclusive && { exclusive }),
});
