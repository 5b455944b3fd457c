"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { usePathname } from "next/navigation";
import { projectIndexQuery } from "../projects/queries";
import { questionPages, questionPathOf } from "../questions/question-pages";
import { useGo } from "../shell/use-go";
import { chooseTheme, THEMES } from "../theme/theme";
import { Icon, type IconName } from "../ui/icon";
import { HiddenTitle, Modal } from "../ui/modal";
import { rankByWords } from "../ui/rank-by-words";
import { usePaletteActions } from "./palette-actions";
import { setPaletteOpen } from "./palette-state";
import { noteChoice, recentChoices } from "./recent-choices";

type Place = { name: string; href: string; icon: IconName; detail?: string };

const PAGES: readonly Place[] = [
  { name: "Projects", href: "/", icon: "folder" },
  { name: "New project from a file", href: "/projects/new", icon: "upload" },
  { name: "Trackers", href: "/trackers", icon: "chart" },
  { name: "Settings", href: "/settings", icon: "settings" },
  { name: "Documentation", href: "/docs", icon: "code" },
  { name: "Account", href: "/settings/account", icon: "person" },
  { name: "Members", href: "/settings/members", icon: "settings" },
  { name: "API keys", href: "/settings/api-keys", icon: "settings" },
  { name: "Connections", href: "/settings/connections", icon: "settings" },
  { name: "Webhooks", href: "/settings/webhooks", icon: "settings" },
  { name: "Audit log", href: "/settings/audit-log", icon: "settings" },
  { name: "Usage and credits", href: "/settings/usage", icon: "settings" },
];

/** The palette, open or closed. */
export function PaletteDialog({ open: isOpen }: { open: boolean }) {
  const open = useGo();
  const { data: projects = [] } = useQuery({ ...projectIndexQuery, enabled: isOpen });
  const actions = usePaletteActions();
  const here = questionPathOf(usePathname());
  const choose = (act: () => void) => () => {
    setPaletteOpen(false);
    act();
  };
  const go = (href: string) =>
    choose(() => {
      noteChoice(href);
      open(href);
    });
  const places = [
    ...PAGES,
    ...projects.map(
      ({ name, detail, href }): Place => ({ name, href, icon: "folder", ...(detail !== undefined && { detail }) }),
    ),
  ];
  const recent = isOpen ? recentChoices().flatMap((href) => places.find((place) => place.href === href) ?? []) : [];
  return (
    <Modal
      open={isOpen}
      onOpenChange={setPaletteOpen}
      className="palette appears inset-x-3 top-[12vh] mx-auto max-w-[600px] overflow-hidden rounded-3 bg-raised"
    >
      <HiddenTitle>Search or jump to</HiddenTitle>
      <Command label="Search or jump to" filter={rankByWords} loop>
        <Command.Input
          placeholder="An action, a project, a question, a page or a theme"
          className="h-12 w-full border-b border-line bg-transparent px-4 text-[15px] text-ink outline-none placeholder:text-ink-3"
        />
        <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto p-1.5">
          <Command.Empty className="px-3 py-6 text-ink-2">Nothing by that name.</Command.Empty>
          {actions.length > 0 && (
            <Command.Group heading="On this page">
              {actions.map(({ name, icon, act }) => (
                <Item key={name} icon={icon} value={`do ${name}`} name={name} onSelect={choose(act)} />
              ))}
            </Command.Group>
          )}
          {here && (
            <Command.Group heading="Pages of this question">
              {questionPages(here).map(({ href, name }) => (
                <Item key={href} icon="right" value={`page ${href}`} name={name} onSelect={choose(() => open(href))} />
              ))}
            </Command.Group>
          )}
          {recent.length > 0 && (
            <Command.Group heading="Recent">
              {recent.map((place) => (
                <Item key={place.href} {...place} value={`recent ${place.href}`} onSelect={go(place.href)} />
              ))}
            </Command.Group>
          )}
          <Command.Group heading="Go to">
            {PAGES.map(({ name, href, icon }) => (
              <Item key={href} icon={icon} value={name} name={name} onSelect={go(href)} />
            ))}
          </Command.Group>
          {projects.length > 0 && (
            <Command.Group heading="Projects and questions">
              {projects.map(({ name, detail, href }) => (
                <Item
                  key={href}
                  icon={detail ? "right" : "folder"}
                  value={href}
                  name={name}
                  detail={detail}
                  onSelect={go(href)}
                />
              ))}
            </Command.Group>
          )}
          <Command.Group heading="Theme">
            {THEMES.map((theme) => (
              <Item
                key={theme}
                icon={theme}
                value={`theme ${theme}`}
                name={theme === "system" ? "Theme as the system" : `Theme ${theme}`}
                onSelect={choose(() => chooseTheme(theme))}
              />
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Modal>
  );
}

type ItemProps = { icon: IconName; value: string; name: string; detail?: string; onSelect: () => void };

function Item({ icon, value, name, detail, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={value}
      keywords={[name, detail ?? ""]}
      onSelect={onSelect}
      className="type-ui flex min-h-8 cursor-default items-center gap-2.5 rounded-2 px-2.5 data-[selected=true]:bg-hover coarse:min-h-11"
    >
      <Icon name={icon} className="text-ink-3" />
      <span className="truncate">{name}</span>
      {detail && <span className="type-small ms-auto max-w-[45%] truncate text-ink-3">{detail}</span>}
    </Command.Item>
  );
}
