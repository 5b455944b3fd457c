export type ColumnRole = "id" | "text" | "segment" | "ignore";

export const ROLE_WORDS: Record<ColumnRole, string> = {
  text: "Answers",
  id: "Respondent id",
  segment: "Segment",
  ignore: "Left out",
};

/** The roles as the API takes them, by the columns' places. */
export function mappingOf(roles: readonly ColumnRole[]) {
  const having = (role: ColumnRole) => roles.flatMap((given, column) => (given === role ? [column] : []));
  return { id: having("id")[0] ?? null, text: having("text"), segments: having("segment") };
}

/** The roles with one column's changed: there is one id at most, and one column of answers where a question is filled. */
export function withRole(roles: readonly ColumnRole[], column: number, role: ColumnRole, oneQuestion: boolean) {
  const isSingle = role === "id" || (role === "text" && oneQuestion);
  return roles.map((given, place) => (place === column ? role : isSingle && given === role ? "segment" : given));
}
