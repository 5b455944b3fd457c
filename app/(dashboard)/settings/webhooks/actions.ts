"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import * as contract from "@/lib/api/contract/webhooks";
import { parse } from "@/lib/api/parse";
import { requireManager } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { db } from "@/lib/db";
import * as deliveries from "@/lib/webhooks/deliveries";
import * as webhooks from "@/lib/webhooks/manage-webhooks";
import { requireMember } from "../../../(auth)/current-member";
import { noteChange } from "../../../(auth)/note-change";
import { runForm, text } from "../../../(auth)/run-form";

const PAGE = "/settings/webhooks";

export async function registerWebhook(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireManagingMember();
    const input = parse(contract.createWebhook.body, {
      url: text(form, "url"),
      events: form.getAll("events").map(String),
    });
    const { id, secret } = await webhooks.createWebhook(db, callerOf(member), input);
    await noteChange(member, "createWebhook", { id });
    refresh();
    return { done: "The webhook is registered. Copy its signing secret now: it can't be shown again.", secret };
  });
}

/** Pauses an active webhook, resumes an inactive one. */
export async function switchWebhook(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const [member, id] = [await requireManagingMember(), text(form, "id")];
    await webhooks.updateWebhook(db, callerOf(member), id, { active: text(form, "active") === "true" });
    await noteChange(member, "updateWebhook", { id });
    refresh();
    return {};
  });
}

export async function testWebhook(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const [member, id] = [await requireManagingMember(), text(form, "id")];
    await deliveries.testWebhook(db, callerOf(member), id);
    await noteChange(member, "testWebhook", { id });
    redirect(`${PAGE}/${id}`);
  });
}

export async function deleteWebhook(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const [member, id] = [await requireManagingMember(), text(form, "id")];
    await webhooks.deleteWebhook(db, callerOf(member), id);
    await noteChange(member, "deleteWebhook", { id });
    refresh();
    return {};
  });
}

export async function redeliver(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireManagingMember();
    const delivery = { webhookId: text(form, "webhook"), id: text(form, "id") };
    await deliveries.redeliver(db, callerOf(member), delivery);
    await noteChange(member, "redeliverWebhookDelivery", { id: delivery.id });
    refresh();
    return {};
  });
}

async function requireManagingMember() {
  const member = await requireMember(PAGE);
  requireManager(member);
  return member;
}
