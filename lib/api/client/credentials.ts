import { VERSION } from "./version";

export type Credentials = {
  apiKey?: string | undefined;
  token?: string | (() => string | Promise<string>) | undefined;
  headers?: Record<string, string> | undefined;
};

const API_KEY = /^svc_live_[0-9A-Za-z]{32}$/;
const isBrowser = () => "document" in globalThis;

/**
 * Throws a TypeError for invalid credentials, so that they are noticed when the client is made, not at its first call.
 * A client in the service's own pages (`baseUrl` is a path) uses their cookie, and may be made while a page is
 * rendered.
 */
export function checkCredentials(options: Credentials & { baseUrl: string }): void {
  const { apiKey, token, headers } = options;
  if (apiKey !== undefined && !API_KEY.test(apiKey)) {
    throw new TypeError(
      "apiKey is not an API key: these begin with svc_live_ and have 32 letters and digits after that.",
    );
  }
  if (typeof token === "string" && API_KEY.test(token)) {
    throw new TypeError("token is an API key: give it as apiKey.");
  }
  if (apiKey || token) return;
  if ("apiKey" in options || "token" in options) {
    throw new TypeError("apiKey and token are both empty: is the environment variable set?");
  }
  if (!isBrowser() && headers === undefined && !options.baseUrl.startsWith("/"))
    throw new TypeError("Give the client an apiKey, or a token.");
}

/** The headers of every request. Browsers set a user agent of their own. */
export async function credentialHeaders({ apiKey, token, headers }: Credentials): Promise<Record<string, string>> {
  return {
    ...(!isBrowser() && { "user-agent": `open-text-coding-client/${VERSION}` }),
    ...headers,
    ...(apiKey && { "x-api-key": apiKey }),
    ...(token && { authorization: `Bearer ${typeof token === "function" ? await token() : token}` }),
  };
}
