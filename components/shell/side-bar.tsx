import type { ReactNode } from "react";

/** Navigation beside the page, where the screen has room for it. */
export function SideBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 hidden h-dvh min-w-0 flex-col overflow-x-hidden overflow-y-auto border-e border-line bg-canvas p-2 wide:flex print:hidden">
      {children}
    </div>
  );
}
