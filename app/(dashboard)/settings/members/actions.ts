"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { db } from "@/lib/db";
import { inviteMember, revokeInvitation } from "@/lib/organizations/invitations";
import { changeRole, removeMember } from "@/lib/organizations/members";
import { requireMember } from "../../../(auth)/current-member";
import { noteChange } from "../../../(auth)/note-change";
import { runForm, text } from "../../../(auth)/run-form";

const PAGE = "/settings/members";

export async function invite(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    const [email, role] = [text(form, "email").trim(), text(form, "role")];
    const { link } = await inviteMember(db, member, { email, role });
    await noteChange(member, "inviteMember", { email, role });
    refresh();
    return link === null
      ? { done: `An invitation to ${email} is on its way.` }
      : { done: `There is no mail server here: send this link to ${email} yourself.`, secret: link };
  });
}

export async function takeInvitationBack(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const [member, id] = [await requireMember(PAGE), text(form, "id")];
    await revokeInvitation(db, member, id);
    await noteChange(member, "revokeInvitation", { id });
    refresh();
    return {};
  });
}

export async function giveRole(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    const [userId, role] = [text(form, "userId"), text(form, "role")];
    await changeRole(db, member, { userId, role });
    await noteChange(member, "changeRole", { user_id: userId, role });
    refresh();
    return {};
  });
}

export async function takeOut(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const member = await requireMember(PAGE);
    const userId = text(form, "userId");
    await removeMember(db, member, userId);
    await noteChange(member, "removeMember", { user_id: userId });
    if (userId === member.user.id) redirect("/");
    refresh();
    return {};
  });
}
