import type { Metadata } from "next";
import Link from "next/link";
import { ClientList } from "@/components/partners/client-list";
import { RegisterClientForm } from "@/components/partners/register-client-form";
import { Section } from "@/components/settings/section";
import { pageOfClients } from "@/lib/oauth/list-clients";
import { db } from "@/lib/runtime/db";
import { type SearchParams, searchText } from "../../../(auth)/search-text";
import { registerClient } from "./actions";
import { requireOperator } from "./require-operator";

export const metadata: Metadata = { title: "Partners" };

const ROWS = 50;

export default async function PartnersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireOperator("/settings/partners");
  const before = await searchText(searchParams, "before");
  const page = await pageOfClients(db, { limit: ROWS, before });
  return (
    <div className="grid gap-8">
      <Section title="Partners' apps" lead="Apps of other companies that customers can connect, in all organizations.">
        <ClientList page={page} isFirst={before === ""} />
      </Section>
      <Section
        title="Register an app"
        lead={
          <>
            For a partner who acts for customers by OAuth 2.0.{" "}
            <Link href="/docs/authentication#bearer-tokens">How an app uses it</Link>
          </>
        }
      >
        <RegisterClientForm action={registerClient} />
      </Section>
    </div>
  );
}
