import type { Metadata } from "next";
import Link from "next/link";
import { EditClientForm } from "@/components/partners/edit-client-form";
import { EndClient } from "@/components/partners/end-client";
import { RotateSecretForm } from "@/components/partners/rotate-secret-form";
import { Section } from "@/components/settings/section";
import { Minute } from "@/components/ui/moment";
import { showClient } from "@/lib/oauth/list-clients";
import { db } from "@/lib/runtime/db";
import { missing } from "../../../missing";
import * as actions from "../actions";
import { requireOperator } from "../require-operator";

export const metadata: Metadata = { title: "Partner's app" };

export default async function ClientPage({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params;
  await requireOperator(`/settings/partners/${clientId}`);
  const client = await showClient(db, clientId).catch(missing);
  const previousUntil = client.previous_secret_until;
  const hasTwoSecrets = previousUntil !== null && previousUntil > new Date();
  return (
    <div className="grid gap-8">
      <p className="wrap-anywhere">
        <Link href="/settings/partners">Partners</Link> <span className="text-ink-3">/</span> {client.name}, by{" "}
        {client.organization_name}
      </p>
      {client.revoked_at === null && (
        <Section title="The app" lead={<code className="type-code wrap-anywhere">{client.client_id}</code>}>
          <EditClientForm client={client} action={actions.updateClient} />
        </Section>
      )}
      {client.revoked_at === null && !client.public && (
        <Section
          title="Secret"
          lead="A new one takes over from the old one, which works until the partner has changed."
        >
          {hasTwoSecrets && (
            <p>
              The old secret works until <Minute at={previousUntil} />.
            </p>
          )}
          <RotateSecretForm clientId={client.client_id} action={actions.rotateClientSecret} />
        </Section>
      )}
      <Section title={client.revoked_at === null ? "Revoke" : "Revoked"}>
        <EndClient client={client} revoke={actions.revokeClient} remove={actions.deleteClient} />
      </Section>
    </div>
  );
}
