import { fileURLToPath } from "node:url";

/** The configuration of a bare Next.js app, which shows what a route handler costs before it does any work. */
/** @type {import("next").NextConfig} */
export default {
  turbopack: { root: fileURLToPath(new URL("../../..", import.meta.url)) },
};
