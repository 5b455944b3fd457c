"use client";

import { onlineManager, useIsMutating } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useAskBeforeLeaving } from "../ui/use-ask-before-leaving";

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Says that the service cannot be reached, and that changes wait until it can. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const hasWaiting = useIsMutating() > 0;
  // Going to another page of the dashboard loses no waiting change.
  useAskBeforeLeaving(hasWaiting);
  useStayWhile(!online);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-3 bottom-4 z-40 flex justify-center">
      {!online && (
        <p className="type-ui rounded-3 bg-warn-tint px-4 py-3 text-warn-ink shadow-2">
          <b className="font-[550]">{navigator.onLine ? "The service does not reply." : "You are offline."}</b>{" "}
          {hasWaiting
            ? "Your changes wait on this page and are sent when the connection is back; other pages open then, too."
            : "What you see may be out of date, and other pages can’t be opened. You need not reload: it goes on by itself."}
        </p>
      )}
    </div>
  );
}

/**
 * While offline, pressing a link does nothing. Otherwise the browser would replace this page by its own message that
 * there is no connection, and changes that wait to be stored would be lost.
 */
function useStayWhile(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && leavesPage(link)) event.preventDefault();
    };
    window.addEventListener("click", stay, true);
    return () => window.removeEventListener("click", stay, true);
  }, [isOffline]);
}

/** Whether a link opens another page of the web in this tab, rather than a place of this page, a file or a mail. */
const leavesPage = ({ protocol, target, attributes }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && target !== "_blank" && !attributes.getNamedItem("href")?.value.startsWith("#");
