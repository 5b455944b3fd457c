"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useIsCoder } from "../shell/coder-context";
import { classNames } from "../ui/class-names";
import { useCurrentInView } from "../ui/use-current-in-view";

const TABS = [
  { href: "/settings/account", name: "Account" },
  { href: "/settings/members", name: "Members" },
  { href: "/settings/slides", name: "Slides" },
  { href: "/settings/api-keys", name: "API keys" },
  { href: "/settings/connected-apps", name: "Connected apps" },
  { href: "/settings/connections", name: "Connections" },
  { href: "/settings/webhooks", name: "Webhooks" },
  { href: "/settings/usage", name: "Usage" },
  { href: "/settings/audit-log", name: "Audit log" },
];

const OPERATORS = [
  { href: "/settings/model", name: "Model" },
  { href: "/settings/partners", name: "Partners" },
];

/** The tabs of the settings. Owners of the operating organization have more, coders only their account. */
export function SettingsTabs({ isOperator }: { isOperator: boolean }) {
  const tabs = useIsCoder() ? TABS.slice(0, 1) : [...TABS, ...(isOperator ? OPERATORS : [])];
  const path = usePathname();
  const bar = useCurrentInView(path);
  return (
    <nav ref={bar} aria-label="Settings" className="relative overflow-x-auto border-b border-line">
      <ul className="flex gap-x-5">
        {tabs.map(({ href, name }) => (
          <li key={href} className="flex-none">
            <Link
              href={href}
              aria-current={isWithin(path, href) ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-9 items-center border-b-2 no-underline hover:no-underline coarse:min-h-11",
                isWithin(path, href)
                  ? "type-strong border-accent text-ink"
                  : "type-ui border-transparent text-ink-2 hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isWithin = (path: string, href: string) => path === href || path.startsWith(`${href}/`);
