"use server";

import { refresh } from "next/cache";
import type { FormState } from "@/components/forms/form-state";
import { createOwnApiKey, revokeOwnApiKey } from "@/lib/auth/own-api-keys";
import { db } from "@/lib/db";
import { requireMember } from "../../../(auth)/current-member";
import { noteChange } from "../../../(auth)/note-change";
import { runForm, text } from "../../../(auth)/run-form";

const PAGE = "/settings/api-keys";

export async function createKey(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    const { id, key } = await createOwnApiKey(db, member, {
      name: text(form, "name"),
      scopes: form.getAll("scopes").map(String),
      lifetime: text(form, "lifetime"),
    });
    await noteChange(member, "createApiKey", { id });
    refresh();
    return { done: "The key is made. Copy it now: it can't be shown again.", secret: key };
  });
}

export async function revokeKey(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const [member, id] = [await requireMember(PAGE), text(form, "id")];
    await revokeOwnApiKey(db, member, id);
    await noteChange(member, "revokeApiKey", { id });
    refresh();
    return {};
  });
}
