import type { Metadata } from "next";
import Link from "next/link";
import { ActionForm, FormField } from "@/components/forms/action-form";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button } from "@/components/ui/button";
import { askForReset } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPasswordPage() {
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="Tell us your e-mail address and choose a new one by a link."
      foot={<Link href="/sign-in">Back to signing in</Link>}
    >
      <ActionForm action={askForReset}>
        <FormField name="email" type="email" label="E-mail" autoComplete="username" required maxLength={254} />
        <Button type="submit" look="primary" size="large">
          Send the link
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}
