import type { Metadata } from "next";
import { Section } from "@/components/settings/section";
import { DailyUse } from "@/components/usage/daily-use";
import { LedgerFilters } from "@/components/usage/ledger-filters";
import { LedgerTable } from "@/components/usage/ledger-table";
import { UsageFigures } from "@/components/usage/usage-figures";
import { LEDGER_KINDS } from "@/db/schema/terms";
import { callerOf } from "@/lib/auth/session";
import { readDailyUse } from "@/lib/credits/daily-use";
import { listLedger, readReserved } from "@/lib/credits/read-ledger";
import { readUsage } from "@/lib/credits/usage";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../(auth)/search-text";

export const metadata: Metadata = { title: "Usage" };

const ROWS = 50;
const DAYS = 30;

export default async function UsagePage({ searchParams }: { searchParams: SearchParams }) {
  const caller = callerOf(await requireMember("/settings/usage"));
  const wanted = await searchText(searchParams, "kind");
  const kind = LEDGER_KINDS.find((known) => known === wanted);
  const before = await searchText(searchParams, "before");
  const cursor = /^\d{1,15}$/.test(before) ? before : undefined;
  const [usage, reserved, days, ledger] = await Promise.all([
    readUsage(db, caller),
    readReserved(db, caller),
    readDailyUse(db, caller, DAYS),
    listLedger(db, caller, { kind: kind && [kind], cursor, limit: ROWS }),
  ]);
  return (
    <div className="grid gap-8">
      <Section
        title="Credits"
        lead="One for each answer that is coded. Empty, unreadable and repeated answers are free."
      >
        <UsageFigures usage={usage} reserved={reserved} hasModel={(await currentEngine(db)).name !== "local"} />
      </Section>
      <Section
        title="By day"
        lead="What coding has cost on each day, in UTC. What is reserved counts until it is given back."
      >
        <DailyUse days={days} />
      </Section>
      <Section title="Credit history" lead="Everything that changed the balance, newest first. Times are in UTC.">
        <LedgerFilters kind={kind ?? null} />
        <LedgerTable page={ledger} kind={kind ?? null} isFirst={cursor === undefined} />
      </Section>
    </div>
  );
}
