import Link from "next/link";
import { ActionForm, FormField } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

type AccountDeletionProps = { email: string; ownedAlone: string[]; remove: FormAction };

/** Deletes a person's login, unless an organization would be without an owner. */
export function AccountDeletion({ email, ownedAlone, remove }: AccountDeletionProps) {
  if (ownedAlone.length > 0) {
    return (
      <p>
        Nobody else owns {ownedAlone.join(", ")}. Make somebody else an owner under{" "}
        <Link href="/settings/members">Members</Link>, or{" "}
        <Link href="/settings/members/delete">delete the organization</Link>, first.
      </p>
    );
  }
  return (
    <>
      <p>
        You leave all your organizations. The API keys that you made and the apps that you connected stop working. What
        you did stays there as that of a former member, so <Link href="/">download the projects</Link> that you want to
        take along first.
      </p>
      <ActionForm action={remove} className="grid max-w-[480px] gap-4">
        <FormField name="email" label={`Type your address: ${email}`} autoComplete="off" required />
        <Button type="submit" look="danger" size="large" className="justify-self-start">
          Delete my account
        </Button>
      </ActionForm>
    </>
  );
}
