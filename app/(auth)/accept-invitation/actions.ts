"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { openSession } from "../open-session";
import { submit, text } from "../submit";

/** For an invited person who has no login yet. */
export async function registerAndJoin(_: FormState, form: FormData): Promise<FormState> {
  const body = { token: text(form, "token"), password: text(form, "password") };
  return submit(form, accountVerbs.registerByInvitation, { body }, async (user) => {
    await openSession(user.id);
    redirect("/");
  });
}

/** For an invited person who has a login and gives its password. */
export async function joinWithPassword(_: FormState, form: FormData): Promise<FormState> {
  const body = { token: text(form, "token"), password: text(form, "password") };
  return submit(form, accountVerbs.joinWithPassword, { body }, async (user) => {
    await openSession(user.id, user.organizationId);
    redirect("/");
  });
}

/** For a person who is signed in with the invited address. */
export async function joinWithLogin(_: FormState, form: FormData): Promise<FormState> {
  const token = text(form, "token");
  const page = `/accept-invitation?${new URLSearchParams({ token })}`;
  return submit(form, accountVerbs.joinByInvitation, { page, body: { token } }, () => redirect("/"));
}
