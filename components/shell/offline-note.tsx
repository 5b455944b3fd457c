"use client";

import { onlineManager, useIsMutating } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/**
 * Says that the connection is lost. Changes wait until it is back; leaving the page before that asks for confirmation.
 */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const waiting = useIsMutating();
  const wouldLose = !online && waiting > 0;
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-3 bottom-4 z-20 flex justify-center">
      {!online && (
        <p className="type-ui rounded-3 bg-warn-tint px-4 py-3 text-warn-ink shadow-2">
          <b className="font-[550]">You are offline.</b>{" "}
          {wouldLose
            ? "Your changes wait on this page and are sent when the connection is back."
            : "What you see may be out of date."}
        </p>
      )}
    </div>
  );
}
