"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isReachable } from "./is-reachable";

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
