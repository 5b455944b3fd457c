/** The version of the service that the client is made for, as its package.json says. */
export const VERSION = "0.2.0";
