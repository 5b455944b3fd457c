import type { ReactNode } from "react";
import { KeyHelp } from "../keys/key-help";
import { Palette } from "../palette/palette";
import { Toasts } from "../ui/toasts";
import { CoderProvider } from "./coder-context";
import { FocusAfterNavigation } from "./focus-after-navigation";
import { Navigation, type ShellProps } from "./navigation";
import { OfflineNote } from "./offline-note";
import { QueryProvider } from "./query-provider";
import { RefreshOnReturn } from "./refresh-on-return";
import { SideBar } from "./side-bar";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** The frame of every page for signed-in people. */
export function Workbench({ isCoder, children, ...shell }: ShellProps & { isCoder: boolean; children: ReactNode }) {
  const navigation = <Navigation {...shell} />;
  return (
    <QueryProvider>
      <CoderProvider isCoder={isCoder}>
        <div className="wide:grid wide:grid-cols-[232px_minmax(0,1fr)] print:block">
          <SkipLink />
          <TopBar organization={shell.organization}>{navigation}</TopBar>
          <SideBar>{navigation}</SideBar>
          <main id="content" tabIndex={-1} className="flex min-h-dvh min-w-0 flex-col bg-surface">
            {children}
          </main>
        </div>
        <Palette />
        <KeyHelp />
        <OfflineNote />
        <FocusAfterNavigation />
        <RefreshOnReturn />
        <Toasts />
      </CoderProvider>
    </QueryProvider>
  );
}
