import { Button } from "../ui/button";

/** A form, so that it works without JavaScript and no link can sign anybody out. */
export function SignOutButton({ className }: { className?: string }) {
  return (
    <form action="/api/auth/sign-out" method="post">
      <Button type="submit" look="ghost" className={className ?? ""}>
        Sign out
      </Button>
    </form>
  );
}
