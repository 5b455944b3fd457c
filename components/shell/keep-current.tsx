"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isReachable } from "./is-reachable";

const AGAIN_MS = 3_000;
/** How often the page is read again at most: ten minutes while it is visible. After that, the user has to reload it. */
const MAX_TIMES = 200;

/** Reads the page again every three seconds, as long as it is visible. */
export function KeepCurrent() {
  const router = useRouter();
  useEffect(() => {
    let times = 0;
    let isLeft = false;
    let isBusy = false;
    const timer = setInterval(async () => {
      if (isBusy || document.visibilityState !== "visible") return;
      if (++times >= MAX_TIMES) clearInterval(timer);
      isBusy = true;
      if ((await isReachable()) && !isLeft) router.refresh();
      isBusy = false;
    }, AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [router]);
  return null;
}
