const MARK = /([?&])pgbouncer=true(?:&|$)/;

/** Whether an address says of itself, as it does for Prisma, that it leads to a pooler in transaction mode. */
export const isPooled = (url: string): boolean => MARK.test(url);

export const markAsPooled = (url: string): string =>
  isPooled(url) ? url : `${url}${url.includes("?") ? "&" : "?"}pgbouncer=true`;

/** The address as the driver takes it. */
export const withoutMark = (url: string): string => url.replace(MARK, "$1").replace(/[?&]$/, "");
