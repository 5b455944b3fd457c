import Link from "next/link";
import type { TrackerLine } from "@/lib/groups/list-trackers";
import { counted } from "../ui/figures";
import { trackerHref } from "./queries";

/** Trackers with their sizes. */
export function TrackerList({ trackers }: { trackers: readonly TrackerLine[] }) {
  return (
    <ul aria-label="Trackers" className="border-t border-line">
      {trackers.map(({ id, name, waves, answers }) => (
        <li key={id} className="border-b border-line-soft py-2.5 wrap-anywhere">
          <Link href={trackerHref(id)} className="type-verbatim font-[550] text-ink">
            {name}
          </Link>
          <p className="type-small figures text-ink-3">
            {counted(waves, "wave")} · {counted(answers, "answer")}
          </p>
        </li>
      ))}
    </ul>
  );
}
