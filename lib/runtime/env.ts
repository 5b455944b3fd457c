import { z } from "zod";
import { CONNECTION_PROVIDERS } from "@/db/schema/terms";
import { UUID } from "@/lib/ids/uuid";
import { voters } from "./voters";

const hexKey = z.string().regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal characters (32 bytes)");
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The price of a million tokens, in the configured currency. */
const price = optional(z.coerce.number().min(0).max(100_000));

/** Comma-separated pairs such as `127.0.0.1:8443`. */
const hostPorts = z
  .string()
  .default("")
  .transform((text) => text.split(",").map((pair) => pair.trim().toLowerCase()))
  .transform((pairs): ReadonlySet<string> => new Set(pairs.filter((pair) => pair !== "")));

/** Comma-separated pairs such as `typeform=https://api.eu.typeform.com`. */
const baseUrls = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((pair) => pair.trim() || []))
  .transform((pairs) => pairs.map((pair) => pair.split(/=(.*)/s).map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.enum(CONNECTION_PROVIDERS), z.url(), z.string()], "must hold provider=url pairs")))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs.map(([provider, url]) => [provider, url])));

/** `embedded`, `off`, or the address of the operator's own component. */
const spssComponent = z
  .union(
    [z.enum(["embedded", "off"]), z.url({ protocol: /^https?$/ })],
    'must be "embedded", "off" or an http(s) address',
  )
  .transform((value) => (value === "embedded" || value === "off" ? value : new URL(value)));

/** The id of Microsoft's tenant for all personal accounts. */
const PERSONAL_ACCOUNTS = "9188040d-6c67-4c5b-b112-36a304b66dad";

/** False for `common`, `organizations` and `consumers`: with those, any tenant could state who a person is. */
function isOneTenant(tenant: string): boolean {
  const isDomain = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i.test(tenant);
  return (UUID.test(tenant) || isDomain) && tenant.toLowerCase() !== PERSONAL_ACCOUNTS;
}

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  OPERATING_ORGANIZATION: optional(z.uuid()),
  SIGNUP: z.enum(["invite", "open"]).default("invite"),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  MICROSOFT_CLIENT_ID: optional(z.string()),
  MICROSOFT_CLIENT_SECRET: optional(z.string()),
  MICROSOFT_TENANT_ID: optional(z.string().refine(isOneTenant, "must be one tenant's id or domain")),
  OIDC_ISSUER: optional(z.url()),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: z.string().default("single sign-on"),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("warn"),
  WEBHOOK_ALLOW_PRIVATE: hostPorts,
  CONNECTION_ALLOW_PRIVATE: hostPorts,
  CONNECTION_BASE_URLS: baseUrls,
  SPSS_COMPONENT: optional(spssComponent).transform((component) => component ?? "embedded"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: optional(z.url()),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://")),
  DATABASE_DIRECT_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://")),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  INNGEST_DEV: optional(z.string()),
  INNGEST_BASE_URL: optional(z.url()),
  INNGEST_EVENT_KEY: optional(z.string()),
  INNGEST_SIGNING_KEY: optional(z.string()),
  INNGEST_SERVE_ORIGIN: optional(z.url()),
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(20),
  CODING_ENGINE: optional(z.enum(["local", "openai"])),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url()),
  CODING_MODEL: optional(z.string()),
  CODING_LARGER_MODEL: optional(z.string()),
  CODING_CONSENSUS: voters,
  CODING_API: optional(z.enum(["chat", "responses"])),
  CODING_TIMEOUT: optional(z.coerce.number().min(1).max(3600)),
  CODING_PARALLEL: optional(z.coerce.number().int().min(1).max(256)),
  CODING_BATCH: optional(z.coerce.number().int().min(1).max(200)),
  CODING_TEMPERATURE: optional(z.coerce.number().min(0).max(2)),
  CODING_REASONING_EFFORT: optional(z.enum(["none", "minimal", "low", "medium", "high"])),
  CODING_ROUTING: optional(z.enum(["on", "off"])).transform((choice) => choice ?? "on"),
  CODING_PRICE_INPUT: price,
  CODING_PRICE_CACHED: price,
  CODING_PRICE_OUTPUT: price,
  CODING_LARGER_PRICE_INPUT: price,
  CODING_LARGER_PRICE_CACHED: price,
  CODING_LARGER_PRICE_OUTPUT: price,
  CODING_CURRENCY: optional(z.string().regex(/^[A-Z]{3}$/, "must be three capital letters")).transform(
    (code) => code ?? "USD",
  ),
  APP_ENCRYPTION_KEY: optional(hexKey),
  APP_ENCRYPTION_KEY_PREVIOUS: optional(hexKey),
  NEXTAUTH_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
});

export type Env = Omit<z.output<typeof schema>, "APP_URL"> & { APP_URL: string };

/** Reads the configuration; throws one error that names every wrong variable, but no values. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigurationError(`The configuration is not valid: ${problems.join("; ")}.`);
  }
  const { APP_URL, ...rest } = parsed.data;
  return { ...rest, APP_URL: (APP_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, "") };
}

/** Thrown if an environment variable is wrong or missing; the message names the variable. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** The configuration of this process. */
export const env = parseEnv(process.env);

const HARMLESS = /^(NODE_.+|MALLOC_.+|SSL_.+|LC_.+|LANG|TZ|PATH|TMPDIR|TEMP|SystemRoot)$/;

/** The environment variables without secrets, for processes that read users' input. */
export function harmlessEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV } = process.env;
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => HARMLESS.test(name))), NODE_ENV };
}
