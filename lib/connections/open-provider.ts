import type { connections } from "@/db/schema/connections";
import type { ConnectionProvider } from "@/db/schema/terms";
import { env } from "@/lib/env";
import type { AllowedPrivate } from "@/lib/outbound/private-addresses";
import { type CredentialsOf, openCredentials } from "./credentials";
import { openFormbricks } from "./providers/formbricks";
import { openLimeSurvey } from "./providers/limesurvey";
import { openQualtrics } from "./providers/qualtrics";
import { openSurveyMonkey } from "./providers/surveymonkey";
import { openTypeform } from "./providers/typeform";
import type { SurveyProvider } from "./survey-provider";

type Connection = Pick<typeof connections.$inferSelect, "id" | "provider" | "credentials">;

/** A client for the platform of a connection, with its credentials. */
export function openProvider({ id, provider, credentials: sealed }: Connection): SurveyProvider {
  const credentials = <Provider extends ConnectionProvider>(of: Provider): CredentialsOf<Provider> =>
    openCredentials(of, sealed, id);
  switch (provider) {
    case "qualtrics": {
      const own = credentials(provider);
      return openQualtrics(own, addressOf(provider, `https://${own.data_center}.qualtrics.com`));
    }
    case "surveymonkey":
      return openSurveyMonkey(credentials(provider), addressOf(provider, "https://api.surveymonkey.com"));
    case "typeform":
      return openTypeform(credentials(provider), addressOf(provider, "https://api.typeform.com"));
    case "limesurvey": {
      const own = credentials(provider);
      return openLimeSurvey(own, addressOf(provider, own.url));
    }
    case "formbricks": {
      const own = credentials(provider);
      return openFormbricks(own, addressOf(provider, own.url));
    }
  }
}

/** The platform's address, or the one that the operator configured instead. Only the operator's may be private. */
function addressOf(provider: ConnectionProvider, own: string): { base: string; allowPrivate: AllowedPrivate } {
  const replaced = env.CONNECTION_BASE_URLS.get(provider);
  if (!replaced) return { base: own, allowPrivate: env.CONNECTION_ALLOW_PRIVATE };
  const { hostname, port, protocol } = new URL(replaced);
  const host = `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
  return { base: replaced.replace(/\/+$/, ""), allowPrivate: new Set([...env.CONNECTION_ALLOW_PRIVATE, host]) };
}
