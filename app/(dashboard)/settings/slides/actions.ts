"use server";

import type { FormState } from "@/components/forms/form-state";
import { memberVerbs } from "@/lib/api/verbs/members";
import { submit, text } from "../../../(auth)/submit";

export async function changeStyle(_: FormState, form: FormData): Promise<FormState> {
  const logo = await logoOf(form);
  const body = {
    colours: text(form, "colours")
      .split(/[\s,;]+/)
      .filter(Boolean),
    font: text(form, "font"),
    ...(logo !== undefined && { logo }),
  };
  return submit(form, memberVerbs.changeReportStyle, { page: "/settings/slides", body }, () => ({
    done: "New slides have this style.",
  }));
}

/** The bytes of a chosen picture; null if the logo is to be removed, undefined if it stays. */
async function logoOf(form: FormData): Promise<Uint8Array | null | undefined> {
  const file = form.get("logo");
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  return form.has("without_logo") ? null : undefined;
}
