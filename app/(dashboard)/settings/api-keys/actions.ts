"use server";

import type { FormState } from "@/components/forms/form-state";
import { memberVerbs } from "@/lib/api/verbs/members";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/api-keys";

export async function createKey(_: FormState, form: FormData): Promise<FormState> {
  const body = {
    name: text(form, "name"),
    scopes: form.getAll("scopes").map(String),
    lifetime: text(form, "lifetime"),
  };
  return submit(form, memberVerbs.createApiKey, { page: PAGE, body }, ({ key }) => ({
    done: "The key is made. Copy it now: it can't be shown again.",
    secret: key,
  }));
}

export async function revokeKey(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, memberVerbs.revokeApiKey, { page: PAGE, params: { id: text(form, "id") } });
}
