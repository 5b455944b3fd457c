import type { Metadata } from "next";
import { ExportList } from "@/components/erasure/export-list";
import { ExtentList } from "@/components/erasure/extent-list";
import { ActionForm, FormField } from "@/components/forms/action-form";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { PageLinks } from "@/components/ui/page-links";
import { readExtent } from "@/lib/erasure/delete-organization";
import { listProjectProgress } from "@/lib/projects/project-progress";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { requireMember } from "../../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../../(auth)/search-text";
import { deleteForGood } from "./actions";

export const metadata: Metadata = { title: "Delete the organization" };

export default async function DeleteOrganizationPage({ searchParams }: { searchParams: SearchParams }) {
  const { organization, role } = await requireMember("/settings/members/delete");
  if (role !== "owner") return <p className="text-ink-2">Only an owner can delete the organization.</p>;
  const before = await searchText(searchParams, "before");
  const cursor = /^[0-9a-f-]{36}$/.test(before) ? before : undefined;
  const [extent, page] = await Promise.all([
    readExtent(db, organization.id),
    listProjectProgress(
      db,
      { organizationId: organization.id },
      { archived: "any", cursor: cursor ? { id: cursor } : undefined },
    ),
  ]);
  return (
    <div className="grid gap-8">
      <Section
        title="Take along what you need"
        lead="Nothing can be downloaded afterwards. Every project can be downloaded here as a whole."
      >
        <ExportList projects={page.items} />
        <PageLinks isFirst={cursor === undefined} nextCursor={page.nextCursor} older="Older projects" />
      </Section>
      <Section title={`Delete ${organization.name}`} lead="At once, for everybody, and for good.">
        <ExtentList extent={extent} />
        {organization.id === env.OPERATING_ORGANIZATION ? (
          <p>This organization operates the service, so only a command of the operator deletes it.</p>
        ) : (
          <ActionForm action={deleteForGood} className="grid max-w-[480px] gap-4">
            <FormField name="name" label={`Type its name: ${organization.name}`} autoComplete="off" required />
            <Button type="submit" look="danger" size="large" className="justify-self-start">
              Delete the organization
            </Button>
          </ActionForm>
        )}
      </Section>
    </div>
  );
}
