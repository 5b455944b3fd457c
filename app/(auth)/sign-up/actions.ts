"use server";

import { notFound, redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { accountVerbs } from "@/lib/api/verbs/account";
import { env } from "@/lib/env";
import { openSession } from "../open-session";
import { submit, text } from "../submit";

export async function createOwnOrganization(_: FormState, form: FormData): Promise<FormState> {
  if (env.SIGNUP !== "open") notFound();
  const body = {
    organization: text(form, "organization"),
    email: text(form, "email"),
    password: text(form, "password"),
  };
  return submit(form, accountVerbs.signUp, { body }, async (user) => {
    await openSession(user.id);
    redirect("/");
  });
}
