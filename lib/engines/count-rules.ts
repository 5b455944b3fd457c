/**
 * The cases that a code counts (`include`) and those that it does not count (`exclude`), as people wrote them.
 * `always`: words by any of which an answer gets the code. `exclusive`: an answer that has the code has no other one.
 */
export type CountRules = {
  include?: string | null | undefined;
  exclude?: string | null | undefined;
  always?: string | null | undefined;
  exclusive?: boolean | undefined;
};

type SomeRules = { include?: string; exclude?: string; always?: string; exclusive?: true };

/** The rules of a code without the empty ones. */
export const countRulesOf = ({ include, exclude, always, exclusive }: CountRules): SomeRules => ({
  ...(include && { include }),
  ...(exclude && { exclude }),
  ...(always && { always }),
  ...(exclusive && { exclusive }),
});
