import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { ActionForm, FormField } from "@/components/forms/action-form";
import { NewPasswordField } from "@/components/sign-in/password-fields";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button } from "@/components/ui/button";
import { sendsMail } from "@/lib/mail/send-mail";
import { LONGEST_ORGANIZATION_NAME } from "@/lib/organizations/rename-organization";
import { env } from "@/lib/runtime/env";
import { currentMember } from "../current-member";
import { createOwnOrganization } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Create an organization" };

export default async function SignUpPage() {
  if (env.SIGNUP !== "open") notFound();
  if (await currentMember()) redirect("/");
  return (
    <SignInFrame
      title="Create an organization"
      lead="You get 250 credits to try: enough to code 250 answers."
      foot={
        <p>
          You have a login? <Link href="/sign-in">Sign in</Link>
        </p>
      }
    >
      <ActionForm action={createOwnOrganization}>
        <FormField
          name="organization"
          label="Organization"
          autoComplete="organization"
          required
          maxLength={LONGEST_ORGANIZATION_NAME}
        />
        <FormField name="email" type="email" label="E-mail" autoComplete="username" required maxLength={254} />
        {!sendsMail && <NewPasswordField />}
        <Button type="submit" look="primary" size="large">
          {sendsMail ? "Send me a link" : "Create and sign in"}
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}
