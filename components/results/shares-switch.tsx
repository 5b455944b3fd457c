"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { Segmented } from "../ui/segmented";

type Shares = "coded" | "corrected";

export const SHARES_OPTIONS = [
  { value: "coded", words: "As coded" },
  { value: "corrected", words: "Corrected" },
] as const satisfies readonly { value: Shares; words: string }[];

/** Switches the overview between shares as coded and corrected ones, which the page's address keeps. */
export function SharesSwitch({ value }: { value: Shares }) {
  const router = useRouter();
  const path = usePathname();
  const given = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const choose = (shares: Shares) => {
    const search = new URLSearchParams(given);
    search.delete("shares");
    if (shares === "corrected") search.set("shares", shares);
    startTransition(() => router.replace(search.size > 0 ? `${path}?${search}` : path, { scroll: false }));
  };
  return <Segmented label="Shares" value={value} options={SHARES_OPTIONS} disabled={isPending} onChange={choose} />;
}
