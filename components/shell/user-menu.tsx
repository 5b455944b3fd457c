"use client";

import { type ReactNode, useRef } from "react";
import { chooseTheme } from "../theme/theme";
import { useTheme } from "../theme/use-theme";
import { Icon } from "../ui/icon";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu";
import { SignOutButton } from "./sign-out-button";

const THEME_OPTIONS = [
  { value: "light", words: "Light", icon: "light" },
  { value: "dark", words: "Dark", icon: "dark" },
  { value: "system", words: "As the system", icon: "system" },
] as const;

/** A menu with the theme and the sign-out. `children` are further items. */
export function UserMenu({ email, children }: { email: string; children?: ReactNode }) {
  const theme = useTheme();
  const signOut = useRef<HTMLFormElement>(null);
  return (
    <>
      <Menu
        align="start"
        side="top"
        trigger={
          <button
            type="button"
            className="type-ui flex min-h-8 w-full items-center gap-2 rounded-2 px-2 text-start text-ink-2 hover:bg-hover coarse:min-h-11"
          >
            <Icon name="person" className="text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{email}</span>
            <Icon name="more" className="text-ink-3" />
          </button>
        }
      >
        {children}
        <MenuChoice label="Appearance" value={theme} options={THEME_OPTIONS} onChange={chooseTheme} />
        <MenuLine />
        <MenuItem onSelect={() => signOut.current?.requestSubmit()}>Sign out</MenuItem>
      </Menu>
      <form ref={signOut} action="/api/auth/sign-out" method="post" hidden />
      <noscript>
        <SignOutButton />
      </noscript>
    </>
  );
}
