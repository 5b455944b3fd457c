"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { partnerVerbs } from "@/lib/api/verbs/partners";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/partners";

export async function registerClient(_: FormState, form: FormData): Promise<FormState> {
  const body = { ...termsOf(form), organization: text(form, "organization"), public: text(form, "kind") === "public" };
  return submit(form, partnerVerbs.registerClient, { page: PAGE, body }, ({ client_id, clientSecret }) => ({
    done: clientSecret
      ? `The app is registered as ${client_id}. Copy its secret now: it can't be shown again.`
      : `The app is registered as ${client_id}. It has no secret.`,
    ...(clientSecret && { secret: clientSecret }),
  }));
}

export async function updateClient(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, partnerVerbs.updateClient, { ...placeOf(form), body: termsOf(form) }, () => ({
    done: "The changes are saved.",
  }));
}

export async function rotateClientSecret(_: FormState, form: FormData): Promise<FormState> {
  const body = { overlap_hours: text(form, "overlap_hours") };
  return submit(form, partnerVerbs.rotateClientSecret, { ...placeOf(form), body }, ({ clientSecret }) => ({
    done: "Give the partner the new secret now: it can't be shown again.",
    secret: clientSecret,
  }));
}

export async function revokeClient(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, partnerVerbs.revokeClient, placeOf(form));
}

export async function deleteClient(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, partnerVerbs.deleteClient, placeOf(form), () => redirect(PAGE));
}

function placeOf(form: FormData) {
  const clientId = text(form, "client_id");
  return { page: `${PAGE}/${encodeURIComponent(clientId)}`, params: { client_id: clientId } };
}

const termsOf = (form: FormData) => ({
  name: text(form, "name"),
  logo_url: text(form, "logo_url").trim() || null,
  redirect_uris: text(form, "redirect_uris").split(/\s+/).filter(Boolean),
  scopes: form.getAll("scopes").map(String),
  flows: form.getAll("flows").map(String),
});
