"use client";

import { onlineManager } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";

/**
 * A function that opens another page after a key or a choice. While the service cannot be reached, it does nothing, as
 * links do: the browser would replace the page by its own message, and waiting changes would be lost.
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      if (onlineManager.isOnline()) router.push(href);
    },
    [router],
  );
}
