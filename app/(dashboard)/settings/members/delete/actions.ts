"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { memberVerbs } from "@/lib/api/verbs/members";
import { submit, text } from "../../../../(auth)/submit";

export async function deleteForGood(_: FormState, form: FormData): Promise<FormState> {
  const body = { name: text(form, "name") };
  return submit(form, memberVerbs.deleteOrganization, { page: "/settings/members/delete", body }, () =>
    redirect("/sign-in?news=organization"),
  );
}
