"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { connectionVerbs } from "@/lib/api/verbs/connections";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/connections";
const CREDENTIAL = "credentials.";

export async function connectPlatform(_: FormState, form: FormData): Promise<FormState> {
  const body = { provider: text(form, "provider"), name: text(form, "name"), credentials: credentialsIn(form) };
  return submit(form, connectionVerbs.createConnection, { page: PAGE, body }, ({ id }) => redirect(`${PAGE}/${id}`));
}

/** Stores new credentials, and tries them at once. */
export async function renewCredentials(_: FormState, form: FormData): Promise<FormState> {
  const sent = { page: PAGE, params: { id: text(form, "id") } };
  const body = { credentials: credentialsIn(form) };
  return submit(form, connectionVerbs.updateConnection, { ...sent, body }, () =>
    submit(form, connectionVerbs.testConnection, sent, (tried) =>
      tried.ok
        ? { done: `The credentials are renewed. ${itWorks(tried)}` }
        : { failure: `The credentials are renewed, but they do not work. ${tried.message ?? REFUSED}` },
    ),
  );
}

function credentialsIn(form: FormData): Record<string, string> {
  const named = [...form.keys()].filter((name) => name.startsWith(CREDENTIAL));
  return Object.fromEntries(named.map((name) => [name.slice(CREDENTIAL.length), text(form, name)]));
}

export async function testConnection(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "id") };
  return submit(form, connectionVerbs.testConnection, { page: PAGE, params }, ({ ok, account, message }) => {
    if (!ok) return { failure: message ?? REFUSED };
    return { done: itWorks({ account }) };
  });
}

const REFUSED = "The platform refused.";

const itWorks = ({ account }: { account: string | null }) =>
  account ? `It works. The account is ${account}.` : "It works.";

export async function deleteConnection(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, connectionVerbs.deleteConnection, { page: PAGE, params: { id: text(form, "id") } });
}

export async function importSurvey(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "id") };
  const body = {
    survey_id: text(form, "survey"),
    questions: form.getAll("questions").map(String),
    segments: form.getAll("segments").map(String),
    schedule: text(form, "schedule"),
  };
  return submit(form, connectionVerbs.importSurvey, { page: PAGE, params, body }, () =>
    redirect(`${PAGE}/${params.id}`),
  );
}

export async function deleteImport(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "connection"), importId: text(form, "id") };
  return submit(form, connectionVerbs.deleteImport, { page: PAGE, params });
}
