"use client";

import type { MouseEventHandler, ReactNode } from "react";
import { Drawer } from "./drawer";
import { HiddenTitle } from "./modal";

type OpenedNavigationProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClick: MouseEventHandler;
  children: ReactNode;
};

/** The drawer with the navigation. */
export const OpenedNavigation = ({ title, children, ...drawer }: OpenedNavigationProps) => (
  <Drawer side="start" {...drawer}>
    <HiddenTitle>{title}</HiddenTitle>
    {children}
  </Drawer>
);
