import type { Metadata } from "next";
import Link from "next/link";
import { ConnectForm } from "@/components/connections/connect-form";
import { ConnectionList } from "@/components/connections/connection-list";
import { Section } from "@/components/settings/section";
import { CONNECTION_PROVIDERS } from "@/db/schema/terms";
import { callerOf } from "@/lib/auth/session";
import { listConnections } from "@/lib/connections/manage-connections";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../(auth)/search-text";
import * as actions from "./actions";

export const metadata: Metadata = { title: "Connections" };

const ALL = 100;

export default async function ConnectionsPage({ searchParams }: { searchParams: SearchParams }) {
  const caller = callerOf(await requireMember("/settings/connections"));
  const wanted = await searchText(searchParams, "provider");
  const provider = CONNECTION_PROVIDERS.find((known) => known === wanted) ?? CONNECTION_PROVIDERS[0];
  const mayConnect = caller.scopes.has("connections:write");
  const { items } = await listConnections(db, caller, { limit: ALL });
  return (
    <div className="grid gap-8">
      {mayConnect && (
        <Section
          title="Connect a survey platform"
          lead={
            <>
              Answers are imported directly from it, and new ones on a schedule.{" "}
              <Link href="/docs/survey-platforms">How it works</Link>
            </>
          }
        >
          <ConnectForm provider={provider} action={actions.connectPlatform} />
        </Section>
      )}
      <Section title="Connections" lead="Credentials are kept encrypted and never shown again.">
        <ConnectionList connections={items} actions={mayConnect ? actions : null} />
      </Section>
    </div>
  );
}
