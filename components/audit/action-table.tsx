import type { listActions } from "@/lib/audit/read-actions";
import { UUID } from "@/lib/ids/uuid";
import { Minute } from "../ui/moment";
import { PageLinks } from "../ui/page-links";
import { actionWords } from "./action-words";

type Page = Awaited<ReturnType<typeof listActions>>;
type Action = Page["items"][number];

type ActionTableProps = { page: Page; isFirst: boolean };

/** One page of the audit log. */
export function ActionTable({ page, isFirst }: ActionTableProps) {
  if (page.items.length === 0) return <p className="text-ink-2">Nothing was changed yet.</p>;
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead className="type-label text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pe-3">
              What <span className="sm:hidden">and who</span>
            </th>
            <th scope="col" className="w-[28%] py-1.5 ps-3 max-sm:hidden">
              Who, from where
            </th>
          </tr>
        </thead>
        <tbody>
          {page.items.map((action) => (
            <tr key={action.id} className="border-b border-line-soft align-baseline max-sm:block">
              <td className="py-2 pe-3 wrap-anywhere max-sm:block max-sm:pb-1">
                {actionWords(action.action)}
                <span className="type-small flex flex-wrap gap-x-3 text-ink-3">
                  <Minute at={action.created_at} />
                  {idsOf(action.target).map(([id, field]) => (
                    <span key={id} title={id}>
                      {action.names[id] ?? shortened(id, field)}
                    </span>
                  ))}
                </span>
              </td>
              <td className="py-2 ps-3 wrap-anywhere max-sm:block max-sm:pt-0 max-sm:ps-0">
                {action.actor.name ?? ACTOR_WORDS[action.actor.kind]}
                <span className="type-small block text-ink-3" title={action.user_agent}>
                  {action.address}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks isFirst={isFirst} nextCursor={page.nextCursor} older="Older entries" />
    </>
  );
}

const ACTOR_WORDS: Record<Action["actor"]["kind"], string> = {
  api_key: "A deleted API key",
  oauth_client: "A deleted app",
  user: "A former member",
  operator: "The operator",
};

/** Removes repeated ids: one may be both in the address and in the reply. */
const idsOf = (target: Action["target"]) => [...new Map(Object.entries(target).map(([name, id]) => [id, name]))];

/** Shortens an id without a name, such as a deleted project's: `project …0b1c2d`. Other values, such as roles, stay. */
function shortened(id: string, field: string): string {
  const kind = field
    .replace(/_?id$/i, "")
    .replace(/_/g, " ")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase();
  return UUID.test(id) ? `${kind} …${id.slice(-6)}`.trim() : id;
}
