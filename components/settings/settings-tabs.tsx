"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { classNames } from "../ui/class-names";

const TABS = [
  { href: "/settings/account", name: "Account" },
  { href: "/settings/members", name: "Members" },
  { href: "/settings/api-keys", name: "API keys" },
  { href: "/settings/connected-apps", name: "Connected apps" },
  { href: "/settings/connections", name: "Connections" },
  { href: "/settings/webhooks", name: "Webhooks" },
  { href: "/settings/usage", name: "Usage" },
  { href: "/settings/audit-log", name: "Audit log" },
];

const PARTNERS = { href: "/settings/partners", name: "Partners" };

/** The tabs of the settings. Owners of the operating organization have one more. */
export function SettingsTabs({ isOperator }: { isOperator: boolean }) {
  const path = usePathname();
  return (
    <nav aria-label="Settings" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-5">
        {[...TABS, ...(isOperator ? [PARTNERS] : [])].map(({ href, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isWithin(path, href) ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-9 items-center border-b-2 no-underline hover:no-underline coarse:min-h-11",
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
