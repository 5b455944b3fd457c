"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { db } from "@/lib/db";
import { inviteMember, revokeInvitation } from "@/lib/organizations/invitations";
import { changeRole, removeMember } from "@/lib/organizations/members";
import { requireMember } from "../../../(auth)/current-member";
import { runForm, text } from "../../../(auth)/run-form";

const PAGE = "/settings/members";

export async function invite(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const email = text(form, "email").trim();
    const { link } = await inviteMember(db, await requireMember(PAGE), { email, role: text(form, "role") });
    refresh();
    return link === null
      ? { done: `An invitation to ${email} is on its way.` }
      : { done: `There is no mail server here: send this link to ${email} yourself.`, secret: link };
  });
}

export async function takeInvitationBack(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    await revokeInvitation(db, await requireMember(PAGE), text(form, "id"));
    refresh();
    return {};
  });
}

export async function giveRole(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    await changeRole(db, member, { userId: text(form, "userId"), role: text(form, "role") });
    refresh();
    return {};
  });
}

export async function takeOut(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    const userId = text(form, "userId");
    await removeMember(db, member, userId);
    if (userId === member.user.id) redirect("/");
    refresh();
    return {};
  });
}
