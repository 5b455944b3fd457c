import type { Metadata } from "next";
import { PlainPage } from "@/components/shell/plain-page";
import { ButtonLink } from "@/components/ui/button";
import { admitVisitor } from "./(auth)/current-member";

export const metadata: Metadata = { title: "Not found" };

export default async function NotFound() {
  await admitVisitor();
  return (
    <PlainPage title="There is nothing at this address">
      <p className="text-ink-2">The link may be old or mistyped, or what it led to was deleted.</p>
      <ButtonLink href="/" look="primary" size="large" className="mt-3">
        Go to your projects
      </ButtonLink>
    </PlainPage>
  );
}
