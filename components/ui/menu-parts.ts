import { type ComponentProps, type ComponentType, createContext, type ReactElement, type ReactNode } from "react";
import type { IconName } from "./icon";

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
};

export type ItemProps = {
  icon?: IconName;
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders its only child, such as a link, as the item. */
  asChild?: boolean;
  children: ReactNode;
};

export type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; words: string; icon?: IconName }[];
  onChange: (value: Value) => void;
};

type Parts = {
  Item: ComponentType<ItemProps>;
  Choice: <Value extends string>(props: ChoiceProps<Value>) => ReactNode;
  Line: ComponentType;
};

/** What an opened menu consists of. Its code is loaded with the menu's, when the first one is opened. */
export const PartsContext = createContext<Parts | null>(null);
