"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { engineWords } from "@/lib/engines/engine-words";
import type { WaveLine } from "@/lib/groups/list-trackers";
import { STATUS_WORDS } from "../projects/coding-type-words";
import { questionHref } from "../projects/queries";
import { Button, ButtonLink } from "../ui/button";
import { DeleteDialog } from "../ui/delete-dialog";
import { counted } from "../ui/figures";
import { useRefresh } from "../ui/use-refresh";
import { api } from "../workbench/api";
import { CodeWave } from "./code-wave";

type WaveListProps = { groupId: string; waves: readonly WaveLine[]; mayWrite: boolean };

/** With fewer waves than this, nothing can be compared: removing a wave then deletes the group. */
const MIN = 2;
/** Milliseconds between two looks at waves that are being coded. */
const LOOK_AGAIN = 3_000;

/** The waves of a tracker in their order, each with a menu of actions. While one is being coded, the page stays new. */
export function WaveList({ groupId, waves, mayWrite }: WaveListProps) {
  const router = useRouter();
  const isCoding = waves.some(({ status }) => status === "coding");
  useEffect(() => {
    if (!isCoding) return;
    const looking = setInterval(() => router.refresh(), LOOK_AGAIN);
    return () => clearInterval(looking);
  }, [isCoding, router]);
  const areSeveral = new Set(waves.flatMap(({ engine }) => engine ?? [])).size > 1;
  return (
    <ol aria-label="Waves" className="border-t border-line">
      {waves.map((wave) => {
        const isOffered = mayWrite && wave.open > 0 && wave.status !== "coding";
        return (
          <li
            key={wave.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-soft py-2.5 wrap-anywhere"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p>
                <span className="type-strong">Wave {wave.wave}</span>{" "}
                <Link href={questionHref(wave.project_id, wave.id)}>{wave.text}</Link>
              </p>
              <p className="type-small figures text-ink-3">
                {wave.projectName} · {counted(wave.response_count, "answer")} · {STATUS_WORDS[wave.status]}
                {areSeveral && wave.engine && ` · coded by ${engineWords(wave.engine)}`}
                {wave.open > 0 && !isOffered && ` · ${counted(wave.open, "answer")} not coded yet`}
              </p>
            </div>
            {isOffered && wave.hasCodes && <CodeWave wave={wave} />}
            {isOffered && !wave.hasCodes && (
              <ButtonLink
                href={`${questionHref(wave.project_id, wave.id)}/codebook`}
                aria-label={`Build the codebook from wave ${wave.wave}`}
              >
                Build the codebook
              </ButtonLink>
            )}
            {mayWrite && waves.length > MIN && <RemoveWave groupId={groupId} wave={wave} />}
          </li>
        );
      })}
    </ol>
  );
}

function RemoveWave({ groupId, wave }: { groupId: string; wave: WaveLine }) {
  const [isAsking, setAsking] = useState(false);
  const [refresh] = useRefresh();
  const remove = useMutation({
    mutationFn: () => api.groups.removeMembers(groupId, { question_ids: [wave.id] }),
    onSuccess: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <>
      <Button type="button" look="ghost" aria-label={`Remove wave ${wave.wave}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <DeleteDialog
          title={`Remove wave ${wave.wave} from the tracker?`}
          description="The question keeps its answers, its codes and the codebook as it stands. From then on its codebook is its own. It can be added again as the last wave."
          act="Remove"
          isSending={remove.isPending}
          onDelete={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
