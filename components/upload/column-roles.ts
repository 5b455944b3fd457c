export type ColumnRole = "id" | "text" | "segment" | "weight" | "ignore";

export const ROLE_WORDS: Record<ColumnRole, string> = {
  text: "Answers",
  id: "Respondent id",
  segment: "Segment",
  weight: "Weight",
  ignore: "Left out",
};

/** The roles of the columns as the API takes them: columns by their position. */
export function mappingOf(roles: readonly ColumnRole[]) {
  const having = (role: ColumnRole) => roles.flatMap((given, column) => (given === role ? [column] : []));
  const text = having("text");
  return {
    id: having("id")[0] ?? null,
    ...(text.length > 0 && { text }),
    segments: having("segment"),
    weight: having("weight")[0] ?? null,
  };
}

/**
 * Gives a column a role. There is at most one id column, one weight and, for a file that goes into one question, one
 * answer column.
 */
export function withRole(roles: readonly ColumnRole[], column: number, role: ColumnRole, oneQuestion: boolean) {
  const isSingle = role === "id" || role === "weight" || (role === "text" && oneQuestion);
  return roles.map((given, place) => (place === column ? role : isSingle && given === role ? "segment" : given));
}
