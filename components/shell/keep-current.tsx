"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isReachable } from "./is-reachable";

const AGAIN_MS = 3_000;
/** After ten minutes somebody who still waits reloads the page. */
const MOST_TIMES = 200;

/** Reads the page again every three seconds, while it is looked at. */
export function KeepCurrent() {
  const router = useRouter();
  useEffect(() => {
    let times = 0;
    const timer = setInterval(async () => {
      if (++times >= MOST_TIMES) clearInterval(timer);
      if (document.visibilityState === "visible" && (await isReachable())) router.refresh();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
