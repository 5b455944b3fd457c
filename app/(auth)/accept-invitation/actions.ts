"use server";

import { redirect } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { actForOrganization } from "@/lib/auth/session";
import { db } from "@/lib/db";
import { findInvitation, joinByInvitation, registerByInvitation } from "@/lib/organizations/invitations";
import { provePassword } from "@/lib/sign-in/sign-in";
import { requireMember } from "../current-member";
import { openSession } from "../open-session";
import { runForm, senderOf, text } from "../run-form";

/** For who has no login yet. */
export async function registerAndJoin(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const token = text(form, "token");
    const user = await registerByInvitation(db, { token, password: text(form, "password") });
    await openSession(user.id);
    redirect("/");
  });
}

/** For who has a login, and proves it. */
export async function joinWithPassword(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const token = text(form, "token");
    const email = (await findInvitation(db, token))?.email ?? "";
    const { address } = await senderOf();
    const proof = await provePassword(db, { email, password: text(form, "password"), address });
    if (proof.outcome === "throttled") return { failure: "Too many attempts. Wait 15 minutes, then try again." };
    if (proof.outcome === "refused") return { issues: { password: "This is not the password of this login." } };
    await joinByInvitation(db, proof.user, token);
    await openSession(proof.user.id);
    redirect("/");
  });
}

/** For who is signed in with the invited address. */
export async function joinWithLogin(_: FormState, form: FormData): Promise<FormState> {
  return runForm(form, async () => {
    const token = text(form, "token");
    const member = await requireMember(`/accept-invitation?${new URLSearchParams({ token })}`);
    const { organizationId } = await joinByInvitation(db, member.user, token);
    await actForOrganization(db, member, organizationId);
    redirect("/");
  });
}
