"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { DeleteDialog } from "../ui/delete-dialog";
import { Icon } from "../ui/icon";
import { passFocusOn } from "../ui/keep-focus";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu";
import { NameDialog } from "../ui/name-dialog";
import { SettingButton } from "../ui/setting-button";
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
  const [asking, setAsking] = useState<"save" | "rename" | "delete" | null>(null);
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
      {asking === "save" && (
        <NameDialog
          title="Save this table"
          description={ABOUT}
          act="Save"
          name={proposal}
          taken={saved.tables}
          isSending={saved.isPending}
          onName={save}
          onClose={close}
        />
      )}
      {asking === "rename" && open && (
        <NameDialog
          title="Rename the table"
          description={ABOUT}
          act="Rename"
          name={open.name}
          taken={saved.tables.filter(({ id }) => id !== open.id)}
          isSending={saved.isPending}
          onName={(name) => saved.rename(open, name, close)}
          onClose={close}
        />
      )}
      {asking === "delete" && open && (
        <DeleteDialog
          title={`Delete “${open.name}”?`}
          description="It is deleted for everybody in your organization. Answers and codes stay as they are."
          isSending={saved.isPending}
          onDelete={() =>
            saved.remove(open, () => {
              close();
              onOpen({ ...query, saved: null });
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
