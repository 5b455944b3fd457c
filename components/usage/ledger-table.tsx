import type { LedgerKind } from "@/db/schema/terms";
import type { listLedger } from "@/lib/credits/read-ledger";
import { whole } from "../ui/figures";
import { Minute } from "../ui/moment";
import { PageLinks } from "../ui/page-links";
import { KIND_WORDS } from "./kind-words";

type LedgerTableProps = { page: Awaited<ReturnType<typeof listLedger>>; kind: LedgerKind | null; isFirst: boolean };

/** One page of credit movements. */
export function LedgerTable({ page, kind, isFirst }: LedgerTableProps) {
  if (page.items.length === 0) return <p className="text-ink-2">Nothing of this kind.</p>;
  return (
    <>
      <table className="w-full border-collapse">
        <thead className="type-label text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pe-3">
              What for
            </th>
            <th scope="col" className="px-3 py-1.5 text-end!">
              Credits
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end!">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {page.items.map((row) => (
            <tr key={row.id} className="border-b border-line-soft align-baseline">
              <td className="py-2 pe-3 wrap-anywhere">
                {row.description}
                <span className="type-small flex flex-wrap gap-x-3 text-ink-3">
                  <span>{row.isOpen ? "Reserved" : KIND_WORDS[row.kind]}</span>
                  <Minute at={row.created_at} />
                </span>
              </td>
              <td className="figures px-3 py-2 text-end whitespace-nowrap">{signed(row.amount)}</td>
              <td className="figures py-2 ps-3 text-end whitespace-nowrap text-ink-2">{whole(row.balance_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks isFirst={isFirst} nextCursor={page.nextCursor} older="Older entries" query={kind ? { kind } : {}} />
    </>
  );
}

const signed = (amount: number) => (amount > 0 ? `+${whole(amount)}` : amount < 0 ? `−${whole(-amount)}` : "0");
