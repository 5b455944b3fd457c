import type { ReactNode } from "react";
import { MenuItem, MenuLine } from "../ui/menu";
import { MoreMenu } from "../ui/more-menu";

type RecordMenuProps = { name: string; onRename: () => void; onDelete: () => void; children?: ReactNode };

/** A menu behind three dots that renames or deletes a record. `children` are further items. */
export function RecordMenu({ name, onRename, onDelete, children }: RecordMenuProps) {
  return (
    <MoreMenu name={name}>
      <MenuItem icon="edit" onSelect={onRename}>
        Rename
      </MenuItem>
      {children}
      <MenuLine />
      <MenuItem icon="delete" danger onSelect={onDelete}>
        Delete
      </MenuItem>
    </MoreMenu>
  );
}
