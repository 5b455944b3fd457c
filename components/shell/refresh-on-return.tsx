"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Reloads the page when somebody returns to its tab, since jobs may have started or ended meanwhile. */
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

/** A failed refresh would replace the page and lose typed text, so this first asks whether the service replies. */
const isReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
