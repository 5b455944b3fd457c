"use server";

import { notFound, redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { signUp } from "@/lib/sign-in/sign-up";
import { openSession } from "../open-session";
import { runForm, senderOf, text } from "../run-form";

export async function createOwnOrganization(_: FormState, form: FormData): Promise<FormState> {
  if (env.SIGNUP !== "open") notFound();
  return runForm(form, async () => {
    const user = await signUp(db, {
      organization: text(form, "organization"),
      email: text(form, "email"),
      password: text(form, "password"),
      address: (await senderOf()).address,
    });
    await openSession(user.id);
    redirect("/");
  });
}
