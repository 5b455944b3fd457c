"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Reads the page anew when somebody comes back to its tab: work may have begun or ended elsewhere. */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === "visible" && (await isReachable())) router.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return null;
}

/** Asked first: a refresh that does not get through leaves the page, and what is typed on it. */
const isReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
