const MARK = /([?&])pgbouncer=true(?:&|$)/;

/**
 * Whether an address has the mark that says that it leads to a pooler in transaction mode. Prisma uses the same mark.
 */
export const isPooled = (url: string): boolean => MARK.test(url);

/** The address with the mark. */
export const markAsPooled = (url: string): string =>
  isPooled(url) ? url : `${url}${url.includes("?") ? "&" : "?"}pgbouncer=true`;

/** The address without the mark, as the driver needs it. */
export const withoutMark = (url: string): string => url.replace(MARK, "$1").replace(/[?&]$/, "");
