import type { ReactNode } from "react";

/** The navigation beside the page, on wide screens. */
export function SideBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 hidden h-dvh min-w-0 flex-col overflow-x-hidden overflow-y-auto border-e border-line bg-canvas p-2 wide:flex print:hidden">
      {children}
    </div>
  );
}
