import type { ConnectionProvider } from "@/db/schema/terms";
import type { CredentialsOf } from "./credentials";
import type { ProviderAddress } from "./provider-client";
import { openFormbricks } from "./providers/formbricks";
import { openLimeSurvey } from "./providers/limesurvey";
import { openQualtrics } from "./providers/qualtrics";
import { openSurveyMonkey } from "./providers/surveymonkey";
import { openTypeform } from "./providers/typeform";
import type { SurveyProvider } from "./survey-provider";

/** The provider, the address and the credentials with which an account at a platform is read. */
export type Access = {
  [Provider in ConnectionProvider]: {
    provider: Provider;
    credentials: CredentialsOf<Provider>;
    at: Pick<ProviderAddress, "base" | "allowPrivate">;
  };
}[ConnectionProvider];

/** The adapter of a platform. It must run in a worker, because a platform's replies may have any size and content. */
export function adapterOf(access: Access): SurveyProvider {
  switch (access.provider) {
    case "qualtrics":
      return openQualtrics(access.credentials, access.at);
    case "surveymonkey":
      return openSurveyMonkey(access.credentials, access.at);
    case "typeform":
      return openTypeform(access.credentials, access.at);
    case "limesurvey":
      return openLimeSurvey(access.credentials, access.at);
    case "formbricks":
      return openFormbricks(access.credentials, access.at);
  }
}
