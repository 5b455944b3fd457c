import type { Metadata } from "next";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";

export const metadata: Metadata = { title: "Not found" };

export default function NothingHere() {
  return (
    <div className="grid justify-items-start gap-4 px-4 py-5 sm:px-6">
      <PageHead title="There is nothing at this address">
        What you are looking for was deleted, is not open to you, or belongs to another organization.
      </PageHead>
      <ButtonLink href="/" look="primary">
        Go to your projects
      </ButtonLink>
    </div>
  );
}
