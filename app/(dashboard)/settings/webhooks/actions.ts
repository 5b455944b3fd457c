"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { webhookVerbs } from "@/lib/api/verbs/webhooks";
import { submit, text } from "../../../(auth)/submit";

const PAGE = "/settings/webhooks";

export async function registerWebhook(_: FormState, form: FormData): Promise<FormState> {
  const body = { url: text(form, "url"), events: form.getAll("events").map(String) };
  return submit(form, webhookVerbs.createWebhook, { page: PAGE, body }, ({ secret }) => ({
    done: "The webhook is registered. Copy its signing secret now: it can't be shown again.",
    secret,
  }));
}

export async function rotateSecret(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "id") };
  return submit(form, webhookVerbs.rotateSecret, { page: PAGE, params }, ({ secret }) => ({
    done: "Give your receiver the new secret within 24 hours. It can't be shown again.",
    secret,
  }));
}

/** Pauses an active webhook, resumes an inactive one. */
export async function switchWebhook(_: FormState, form: FormData): Promise<FormState> {
  const body = { active: text(form, "active") === "true" };
  return submit(form, webhookVerbs.updateWebhook, { page: PAGE, params: { id: text(form, "id") }, body });
}

export async function testWebhook(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "id") };
  return submit(form, webhookVerbs.testWebhook, { page: PAGE, params }, () => redirect(`${PAGE}/${params.id}`));
}

export async function deleteWebhook(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, webhookVerbs.deleteWebhook, { page: PAGE, params: { id: text(form, "id") } });
}

export async function redeliver(_: FormState, form: FormData): Promise<FormState> {
  const params = { id: text(form, "webhook"), deliveryId: text(form, "id") };
  return submit(form, webhookVerbs.redeliver, { page: PAGE, params });
}
