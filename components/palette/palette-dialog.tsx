"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { usePathname } from "next/navigation";
import { useRef, useState } from "react";
import { projectIndexQuery } from "../projects/queries";
import { questionPages, questionPathOf } from "../questions/question-pages";
import { useIsCoder } from "../shell/coder-context";
import { focusNextPage } from "../shell/focus-after-navigation";
import { useGo } from "../shell/use-go";
import { chooseTheme, THEMES } from "../theme/theme";
import { FindField } from "../ui/find-field";
import { Icon, type IconName } from "../ui/icon";
import { HiddenTitle, Modal } from "../ui/modal";
import { usePaletteActions } from "./palette-actions";
import { matchingGroups, type PaletteGroup, type PaletteItem } from "./palette-groups";
import { setPaletteOpen } from "./palette-state";
import { noteChoice, recentChoices } from "./recent-choices";

type Destination = { name: string; href: string; icon: IconName; detail?: string };

const PAGES: readonly Destination[] = [
  { name: "Projects", href: "/", icon: "folder" },
  { name: "New project from a file", href: "/projects/new", icon: "upload" },
  { name: "Trackers", href: "/trackers", icon: "chart" },
  { name: "Settings", href: "/settings", icon: "settings" },
  { name: "Documentation", href: "/docs", icon: "code" },
  { name: "Account", href: "/settings/account", icon: "person" },
  { name: "Members", href: "/settings/members", icon: "settings" },
  { name: "Style of slides", href: "/settings/slides", icon: "settings" },
  { name: "API keys", href: "/settings/api-keys", icon: "settings" },
  { name: "Connections", href: "/settings/connections", icon: "settings" },
  { name: "Webhooks", href: "/settings/webhooks", icon: "settings" },
  { name: "Audit log", href: "/settings/audit-log", icon: "settings" },
  { name: "Usage and credits", href: "/settings/usage", icon: "settings" },
];

const PAGES_OF_CODERS = PAGES.filter(({ name }) => ["Projects", "Documentation", "Account"].includes(name));

/**
 * The palette, open or closed. The chosen action runs after the palette has closed and returned the focus. A field or
 * dialog that the action opens then keeps the focus, and the dialog returns it to the same element when it closes.
 */
export function PaletteDialog({ open: isOpen }: { open: boolean }) {
  const chosen = useRef<(() => void) | null>(null);
  const act = () => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <Modal
      open={isOpen}
      onOpenChange={setPaletteOpen}
      onClosed={act}
      className="palette appears inset-x-3 top-[12vh] mx-auto max-w-[600px] overflow-hidden rounded-3 bg-raised"
    >
      <HiddenTitle>Search or jump to</HiddenTitle>
      <PaletteChoice
        onChoose={(act) => {
          chosen.current = act;
          setPaletteOpen(false);
        }}
      />
    </Modal>
  );
}

/** The field and the items found. `matchingGroups` sorts them, because cmdk would never change the order of groups. */
function PaletteChoice({ onChoose }: { onChoose: (act: () => void) => void }) {
  const [typed, setTyped] = useState("");
  const open = useGo();
  const search = typed.trim();
  // Before the projects are there, the line would be the first one, and stay marked.
  const { isSuccess: hasProjects } = useQuery(projectIndexQuery);
  const groups = usePaletteGroups(search === "");
  return (
    <Command label="Search or jump to" shouldFilter={false} loop>
      <FindField
        value={typed}
        onValueChange={setTyped}
        placeholder="An action, a project, a question or a page"
        className="h-12 w-full border-b border-line bg-transparent px-4 text-[15px] text-ink outline-none placeholder:text-ink-3"
      />
      <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto p-1.5">
        {matchingGroups(groups, typed).map(({ heading, items }) => (
          <Command.Group key={heading} heading={heading}>
            {items.map((item) => (
              <Line key={item.value} {...item} onSelect={() => onChoose(item.act)} />
            ))}
          </Command.Group>
        ))}
        {search && hasProjects && (
          <Command.Group heading="All projects">
            <Line
              value="search"
              name="Search all projects and questions"
              icon="search"
              onSelect={() => onChoose(() => open(`/?${new URLSearchParams({ search: search.slice(0, 200) })}`))}
            />
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

function usePaletteGroups(withRecent: boolean): PaletteGroup[] {
  const open = useGo();
  const path = usePathname();
  const isCoder = useIsCoder();
  const pages = isCoder ? PAGES_OF_CODERS : PAGES;
  const { data: projects = [] } = useQuery(projectIndexQuery);
  const actions = usePaletteActions();
  const here = questionPathOf(path);
  const go = (href: string) => {
    if (href !== path) focusNextPage();
    open(href);
  };
  const placeItem = (place: Destination, value = place.href): PaletteItem => ({
    ...place,
    value,
    act: () => {
      noteChoice(place.href);
      go(place.href);
    },
  });
  const found = projects.map(
    ({ name, detail, href }): Destination => ({
      name,
      href,
      icon: detail ? "right" : "folder",
      ...(detail && { detail }),
    }),
  );
  const places = [...pages, ...found];
  const recent = withRecent ? recentChoices().flatMap((href) => places.find((place) => place.href === href) ?? []) : [];
  return [
    { heading: "On this page", items: actions.map((action) => ({ ...action, value: `do ${action.name}` })) },
    {
      heading: "Pages of this question",
      items: here
        ? questionPages(here, isCoder).map(({ href, name }) => ({
            name,
            value: `page ${href}`,
            icon: "right",
            act: () => go(href),
          }))
        : [],
    },
    { heading: "Recent", items: recent.map((place) => placeItem(place, `recent ${place.href}`)) },
    { heading: "Go to", items: pages.map((place) => placeItem(place)) },
    { heading: "Projects and questions", items: found.map((place) => placeItem(place)) },
    {
      heading: "Appearance",
      items: THEMES.map((theme) => ({
        name: theme === "system" ? "Appearance: as the system" : `Appearance: ${theme}`,
        value: `appearance theme ${theme}`,
        icon: theme,
        act: () => chooseTheme(theme),
      })),
    },
  ];
}

type LineProps = Omit<PaletteItem, "act"> & { onSelect: () => void };

function Line({ icon, value, name, detail, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="type-ui flex min-h-8 cursor-default items-center gap-2.5 rounded-2 px-2.5 data-[selected=true]:bg-hover coarse:min-h-11"
    >
      <Icon name={icon} className="text-ink-3" />
      <span className="truncate">{name}</span>
      {detail && <span className="type-small ms-auto max-w-[45%] truncate text-ink-3">{detail}</span>}
    </Command.Item>
  );
}
