"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { DocsGroup, DocsOperation } from "@/lib/docs/navigation";
import { NavLink } from "../shell/nav-link";
import { MethodSign } from "./method-sign";

/** Links to every page of the documentation; the open chapter of the reference lists its operations. */
export function DocsNav({ groups }: { groups: DocsGroup[] }) {
  const path = usePathname();
  return groups.map((group) => (
    <div key={group.name} className="pb-4">
      <h2 className="type-label px-2 pb-1 text-ink-3">{group.name}</h2>
      <ul className="grid gap-px">
        {group.links.map(({ href, name, operations }) => (
          <li key={href}>
            <NavLink href={href} withinToo={href !== "/docs"}>
              {name}
            </NavLink>
            {operations && path === href && <Operations operations={operations} />}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Operations({ operations }: { operations: DocsOperation[] }) {
  return (
    <ul className="ms-3 my-1 grid gap-px border-s border-line">
      {operations.map(({ href, name, method }) => (
        <li key={href}>
          <Link
            href={href}
            className="type-small flex min-h-7 items-baseline gap-2 rounded-2 py-1.5 ps-3 pe-2 text-ink-2 no-underline hover:bg-hover hover:no-underline coarse:min-h-11 coarse:items-center"
          >
            <span className="w-9 flex-none font-mono text-[10px]">
              <MethodSign method={method} isShort />
            </span>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
