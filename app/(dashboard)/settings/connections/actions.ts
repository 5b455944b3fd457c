"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/connections";
import { parse } from "@/lib/api/parse";
import type { Scope } from "@/lib/auth/scopes";
import { callerOf } from "@/lib/auth/session";
import { acceptImport } from "@/lib/connections/accept-import";
import * as surveys from "@/lib/connections/browse-surveys";
import * as connections from "@/lib/connections/manage-connections";
import * as imports from "@/lib/connections/manage-imports";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { requireMember } from "../../../(auth)/current-member";
import { noteChange } from "../../../(auth)/note-change";
import { runForm, text } from "../../../(auth)/run-form";

const PAGE = "/settings/connections";
const CREDENTIAL = "credentials.";

export async function connectPlatform(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { member, caller } = await requireConnecting();
    const named = [...form.keys()].filter((name) => name.startsWith(CREDENTIAL));
    const credentials = Object.fromEntries(named.map((name) => [name.slice(CREDENTIAL.length), text(form, name)]));
    const given = { provider: text(form, "provider"), name: text(form, "name"), credentials };
    const { id } = await connections.createConnection(db, caller, parse(contract.createConnection.body, given));
    await noteChange(member, "createConnection", { id });
    redirect(`${PAGE}/${id}`);
  });
}

export async function testConnection(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { caller } = await requireConnecting();
    const { ok, account, message } = await surveys.testConnection(db, caller, text(form, "id"));
    refresh();
    if (!ok) return { failure: message ?? "The platform refused." };
    return { done: account ? `It works. The account is ${account}.` : "It works." };
  });
}

export async function deleteConnection(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { member, caller } = await requireConnecting();
    const id = text(form, "id");
    await connections.deleteConnection(db, caller, id);
    await noteChange(member, "deleteConnection", { id });
    refresh();
    return {};
  });
}

export async function importSurvey(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { member, caller } = await requireConnecting();
    const id = text(form, "id");
    const request = parse(contract.importSurvey.body, {
      survey_id: text(form, "survey"),
      questions: form.getAll("questions").map(String),
      segments: form.getAll("segments").map(String),
      schedule: text(form, "schedule"),
    });
    const { job_id } = await acceptImport(db, caller, id, contract.importRequest(request));
    dispatchSoon();
    await noteChange(member, "importSurvey", { id, job_id });
    redirect(`${PAGE}/${id}`);
  });
}

export async function deleteImport(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const { member, caller } = await requireConnecting();
    const target = { id: text(form, "connection"), importId: text(form, "id") };
    await imports.deleteImport(db, caller, target);
    await noteChange(member, "deleteImport", { id: target.importId });
    refresh();
    return {};
  });
}

const NEEDED: Scope = "connections:write";

async function requireConnecting() {
  const member = await requireMember(PAGE);
  const caller = callerOf(member);
  if (!caller.scopes.has(NEEDED)) throw new AppError("INSUFFICIENT_SCOPE", "Your role may only look at connections.");
  return { member, caller };
}
