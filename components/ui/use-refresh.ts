import { useRouter } from "next/navigation";
import { useTransition } from "react";

/** Reloads the page's data. The second value is true while that takes, to keep a button from being pressed twice. */
export function useRefresh(): [refresh: () => void, isRefreshing: boolean] {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  return [() => start(() => router.refresh()), isRefreshing];
}
