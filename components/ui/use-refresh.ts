import { useRouter } from "next/navigation";
import { useTransition } from "react";

/** Reads the page anew; true as long as that takes, so that what changed it is not done twice. */
export function useRefresh(): [refresh: () => void, isRefreshing: boolean] {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  return [() => start(() => router.refresh()), isRefreshing];
}
