"use client";

import { onlineManager } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback } from "react";

/**
 * Goes to another page by a key or a choice. While the service cannot be reached it stays, as links do: the browser
 * would replace the page by a message of its own, and changes that wait would be lost.
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
