"use server";

import type { FormState } from "@/components/forms/form-state";
import { appVerbs } from "@/lib/api/verbs/apps";
import { submit, text } from "../../../(auth)/submit";

export async function disconnectApp(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, appVerbs.disconnectApp, { page: "/settings/connected-apps", params: { id: text(form, "id") } });
}
