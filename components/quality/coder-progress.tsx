"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { answersHref } from "../answers/answer-query";
import { reviewQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { whole } from "../ui/figures";
import { Ago } from "../ui/moment";
import { ProgressBar } from "../ui/progress-bar";
import { ScrollRegion } from "../ui/scroll-region";

/** How far each person is to whom answers are assigned; nothing if none are. */
export function CoderProgress({ ids, path }: { ids: QuestionIds; path: string }) {
  const { data } = useQuery(reviewQuery(ids));
  if (!data || data.coders.length === 0) return null;
  return (
    <section aria-labelledby="coders" className="grid gap-3">
      <h2 id="coders" className="type-head">
        Assigned answers
      </h2>
      <ScrollRegion label="Assigned answers by person" className="overflow-x-auto">
        <table className="figures w-full max-w-[760px]" aria-labelledby="coders">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Assigned to</th>
              <th scope="col" className="px-2 text-end!">
                Checked
              </th>
              <th scope="col" className="px-2 text-end!">
                Left
              </th>
              <th scope="col" className="ps-4 whitespace-nowrap">
                Last checked one
              </th>
            </tr>
          </thead>
          <tbody>
            {data.coders.map(({ user_id, name, assigned, decided, left, last_decided_at }) => (
              <tr key={user_id} className="h-9 border-b border-line-soft">
                <th scope="row" className="min-w-32 py-1.5 font-normal wrap-anywhere">
                  <Link href={answersHref(path, { assignedTo: user_id })}>{name}</Link>
                </th>
                <td className="px-2 text-end whitespace-nowrap">
                  {whole(decided)} of {whole(assigned)}
                  <ProgressBar label={`Checked of ${name}’s answers`} share={decided / assigned} />
                </td>
                <td className="px-2 text-end">
                  {left > 0 ? (
                    <Link href={answersHref(path, { assignedTo: user_id, reviewed: false })}>{whole(left)}</Link>
                  ) : (
                    whole(left)
                  )}
                </td>
                <td className="ps-4 whitespace-nowrap text-ink-3">
                  {last_decided_at ? <Ago at={new Date(last_decided_at)} /> : "not yet"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
