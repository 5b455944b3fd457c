"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { memberVerbs } from "@/lib/api/verbs/members";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/members";

export async function rename(_: FormState, form: FormData): Promise<FormState> {
  const body = { name: text(form, "name") };
  return submit(form, memberVerbs.renameOrganization, { page: PAGE, body }, () => ({ done: "It has its new name." }));
}

export async function invite(_: FormState, form: FormData): Promise<FormState> {
  const body = { email: text(form, "email").trim(), role: text(form, "role"), project_ids: form.getAll("project_ids") };
  return submit(form, memberVerbs.inviteMember, { page: PAGE, body }, ({ link }) =>
    link === null
      ? { done: `An invitation to ${body.email} is on its way.` }
      : { done: `There is no mail server here: send this link to ${body.email} yourself.`, secret: link },
  );
}

export async function takeInvitationBack(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, memberVerbs.revokeInvitation, { page: PAGE, params: { id: text(form, "id") } });
}

export async function giveRole(_: FormState, form: FormData): Promise<FormState> {
  const params = { user_id: text(form, "userId") };
  return submit(form, memberVerbs.changeRole, { page: PAGE, params, body: { role: text(form, "role") } });
}

export async function takeOut(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, memberVerbs.removeMember, removal(form));
}

export async function leave(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, memberVerbs.removeMember, removal(form), () => redirect("/"));
}

const removal = (form: FormData) => ({
  page: PAGE,
  params: { userId: text(form, "userId") },
  body: { keep_api_keys: form.getAll("keep_api_keys"), keep_apps: form.getAll("keep_apps") },
});
