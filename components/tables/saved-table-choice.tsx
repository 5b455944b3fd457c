"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { passFocusOn } from "../ui/keep-focus";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu";
import { SettingButton } from "../ui/setting-button";
import { type Asking, RecordDialogs } from "../workbench/record-dialogs";
import { RecordMenu } from "../workbench/record-menu";
import { queryOf, type SavedTable } from "./saved-tables";
import type { TableQuery } from "./table-query";
import type { SavedTables } from "./use-saved-tables";

const ABOUT =
  "Everybody in your organization can open it. Only the settings are saved; each time, the answers are counted again.";

type SavedTableChoiceProps = {
  saved: SavedTables;
  /** The saved table that is open. */
  open: SavedTable | null;
  /** Whether the page's settings differ from those of the saved table. */
  isChanged: boolean;
  query: TableQuery;
  /** The proposed name for the table on the page. */
  proposal: string;
  mayWrite: boolean;
  onOpen: (query: TableQuery | null) => void;
};

/** Opens, saves, renames and deletes saved tables. */
export function SavedTableChoice(props: SavedTableChoiceProps) {
  const { saved, open, isChanged, query, proposal, mayWrite, onOpen } = props;
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const openById = (id: string) => {
    const table = saved.tables.find((one) => one.id === id);
    if (table) onOpen(queryOf(table));
  };
  const save = (name: string) =>
    saved.create(name, query, (id) => {
      close();
      onOpen({ ...query, saved: id });
    });
  return (
    <>
      {saved.tables.length > 0 && (
        <Menu
          align="start"
          trigger={<SettingButton name="Saved" value={open ? open.name : `${saved.tables.length}`} />}
        >
          <MenuChoice
            label="Saved tables"
            value={open?.id ?? ""}
            onChange={openById}
            options={saved.tables.map(({ id, name }) => ({ value: id, words: name }))}
          />
          {open && (
            <>
              <MenuLine />
              <MenuItem icon="add" onSelect={() => onOpen(null)}>
                New table
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      {mayWrite && !open && (
        <Button ref={passFocusOn} type="button" onClick={() => setAsking("save")}>
          <Icon name="save" /> Save
        </Button>
      )}
      {mayWrite && open && isChanged && (
        <Button type="button" disabled={saved.isPending} onClick={() => saved.overwrite(open, query)}>
          <Icon name="save" /> Save changes
        </Button>
      )}
      {mayWrite && open && (
        <RecordMenu name={open.name} onRename={() => setAsking("rename")} onDelete={() => setAsking("delete")}>
          <MenuItem icon="add" onSelect={() => setAsking("save")}>
            Save as a new table
          </MenuItem>
          {isChanged && (
            <MenuItem icon="undo" onSelect={() => onOpen(queryOf(open))}>
              Show it as it was saved
            </MenuItem>
          )}
        </RecordMenu>
      )}
      <RecordDialogs
        asking={asking}
        what="table"
        about={ABOUT}
        open={open}
        records={saved.tables}
        proposal={proposal}
        isSending={saved.isPending}
        onSave={save}
        onRename={(name) => open && saved.rename(open, name, close)}
        onDelete={() =>
          open &&
          saved.remove(open, () => {
            close();
            onOpen({ ...query, saved: null });
          })
        }
        onClose={close}
      />
    </>
  );
}
