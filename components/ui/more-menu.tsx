import type { ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import { Menu } from "./menu";

/** A menu behind three dots, with actions on the record of this name. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const trigger = (
    <Button type="button" look="ghost" aria-label={`More for ${name}`}>
      <Icon name="more" />
    </Button>
  );
  return <Menu trigger={trigger}>{children}</Menu>;
}
