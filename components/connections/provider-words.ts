import type { ConnectionProvider } from "@/db/schema/terms";

type CredentialField = { name: string; label: string; hint?: string; type: "text" | "password" | "url" };

/** The name of each platform, and which credentials it needs. */
export const PROVIDER_WORDS: Record<ConnectionProvider, { name: string; fields: readonly CredentialField[] }> = {
  qualtrics: {
    name: "Qualtrics",
    fields: [
      { name: "api_token", label: "API token", type: "password" },
      { name: "data_center", label: "Data centre", hint: "Its id, as in fra1 or yourbrand.ca1.", type: "text" },
    ],
  },
  surveymonkey: { name: "SurveyMonkey", fields: [{ name: "access_token", label: "Access token", type: "password" }] },
  typeform: { name: "Typeform", fields: [{ name: "token", label: "Personal access token", type: "password" }] },
  limesurvey: {
    name: "LimeSurvey",
    fields: [
      { name: "url", label: "Address", hint: "Of its RemoteControl 2 interface, over JSON-RPC.", type: "url" },
      { name: "username", label: "User name", type: "text" },
      { name: "password", label: "Password", type: "password" },
    ],
  },
  formbricks: {
    name: "Formbricks",
    fields: [
      { name: "url", label: "Address", hint: "https://app.formbricks.com, or that of your own server.", type: "url" },
      { name: "api_key", label: "API key", type: "password" },
    ],
  },
};
