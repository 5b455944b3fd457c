import { z } from "zod";
import type { ConnectionProvider } from "@/db/schema/terms";
import { seal, unseal } from "@/lib/crypto/seal";
import { type Issue, invalidInput } from "@/lib/errors/app-error";
import { isAllowed, namesPrivateHost } from "@/lib/outbound/private-addresses";
import { env } from "@/lib/runtime/env";

const secret = z
  .string("must be a string")
  .trim()
  .min(1, "must not be empty")
  .max(4_000)
  .regex(/^[\x20-\x7e]+$/, "must hold plain ASCII characters only");

const address = z
  .url("must be a URL")
  .max(2_000)
  .refine(isReachable, "must be an https:// URL of a public host, without user name, password, query or fragment");

function isReachable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  const allowed = env.CONNECTION_ALLOW_PRIVATE;
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isAllowed(url, allowed));
  return isPlain && isSafe && !namesPrivateHost(url, allowed);
}

/** The credentials that each platform asks for. */
const SCHEMAS = {
  qualtrics: z.strictObject({
    api_token: secret,
    data_center: z
      .string("must be a string")
      .trim()
      .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, "must be a data centre's id, such as fra1"),
  }),
  surveymonkey: z.strictObject({ access_token: secret }),
  typeform: z.strictObject({ token: secret }),
  limesurvey: z.strictObject({
    url: address,
    username: z.string().min(1).max(200),
    password: z.string().min(1).max(1_000),
  }),
  formbricks: z.strictObject({ url: address, api_key: secret }),
} satisfies Record<ConnectionProvider, z.ZodObject>;

export type CredentialsOf<Provider extends ConnectionProvider> = z.output<(typeof SCHEMAS)[Provider]>;
export type Credentials = { [Provider in ConnectionProvider]: CredentialsOf<Provider> }[ConnectionProvider];

/**
 * Picks the fields that the provider needs from the caller's input. Throws VALIDATION_ERROR, which names every field
 * that is missing or malformed.
 */
export function parseCredentials<Provider extends ConnectionProvider>(
  provider: Provider,
  given: unknown,
): CredentialsOf<Provider> {
  const parsed = SCHEMAS[provider].safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data as CredentialsOf<Provider>;
  const issues = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => unknownField(provider, key)) : issueOf(issue),
  );
  throw invalidInput(issues as [Issue, ...Issue[]]);
}

const unknownField = (provider: ConnectionProvider, key: string): Issue => ({
  path: `credentials.${key}`,
  message: `is no credential of ${provider}; it takes ${Object.keys(SCHEMAS[provider].shape).join(", ")}`,
});

const issueOf = ({ path, message, input }: z.core.$ZodIssue): Issue => ({
  path: ["credentials", ...path].join("."),
  message: input === undefined ? "is required" : message,
});

/** Encrypts the credentials of a connection. */
export const sealCredentials = (credentials: Credentials, connectionId: string): Uint8Array =>
  seal(JSON.stringify(credentials), connectionContext(connectionId));

/** Decrypts the credentials of a connection. */
export const openCredentials = <Provider extends ConnectionProvider>(
  provider: Provider,
  sealed: Uint8Array,
  connectionId: string,
): CredentialsOf<Provider> =>
  SCHEMAS[provider].parse(JSON.parse(unseal(sealed, connectionContext(connectionId)))) as CredentialsOf<Provider>;

/** The context in which a connection's credentials are sealed. */
export const connectionContext = (connectionId: string) => `connection:${connectionId}`;
