type Shown = { question?: string; code?: string; page?: string; codes?: "all" };

/** An address below a share link: its results, or the answers of a code. */
export const sharedHref = (token: string, shown: Shown): string =>
  `/shared${shown.code ? "/answers" : ""}?${new URLSearchParams({ token, ...shown })}`;
