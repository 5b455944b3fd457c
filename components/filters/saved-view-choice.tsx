"use client";

import { useState } from "react";
import { toast } from "sonner";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { passFocusOn } from "../ui/keep-focus";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../ui/menu";
import { SettingButton } from "../ui/setting-button";
import { type Asking, RecordDialogs } from "../workbench/record-dialogs";
import { RecordMenu } from "../workbench/record-menu";
import { apiFilter, isSameFilter, pageFilter } from "./api-filter";
import { useSavedViews } from "./use-saved-views";

const ABOUT =
  "Everybody in your organization can open it, on the pages of this question, its tables and its downloads. Only the filter is saved; each time, the answers are looked up again.";

type SavedViewChoiceProps = {
  ids: QuestionIds;
  /** The filter of the page. `saved` is the view that was opened. */
  filter: AnswerFilter;
  mayWrite: boolean;
  /** Replaces the filter of the page. */
  onApply: (filter: AnswerFilter) => void;
};

/** Opens, saves, renames and deletes saved views. */
export function SavedViewChoice({ ids, filter, mayWrite, onApply }: SavedViewChoiceProps) {
  const saved = useSavedViews(ids);
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const open = saved.views.find(({ id }) => id === filter.saved);
  const given = apiFilter(filter);
  const hasFilter = given !== null && Object.keys(given).length > 0;
  const isChanged = open !== undefined && (given === null || !isSameFilter(given, open.filter));
  const openById = (id: string) => {
    const view = saved.views.find((one) => one.id === id);
    const category = view?.missing.find((one) => one.id === null);
    if (category) toast.error(`“${view?.name}” names the category “${category.name}”, which is gone`);
    else if (view) onApply({ ...pageFilter(view.filter), saved: id });
  };
  return (
    <>
      {saved.views.length > 0 && (
        <Menu align="start" trigger={<SettingButton name="Views" value={open ? open.name : `${saved.views.length}`} />}>
          <MenuChoice
            label="Saved views"
            value={open?.id ?? ""}
            onChange={openById}
            options={saved.views.map(({ id, name, missing }) => ({
              value: id,
              words: missing.length > 0 ? `${name} (names what is gone)` : name,
            }))}
          />
          {open && (
            <>
              <MenuLine />
              <MenuItem icon="close" onSelect={() => onApply({})}>
                Close the view
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      {mayWrite && !open && hasFilter && (
        <Button ref={passFocusOn} type="button" onClick={() => setAsking("save")}>
          <Icon name="save" /> Save as a view
        </Button>
      )}
      {mayWrite && open && isChanged && hasFilter && (
        <Button type="button" disabled={saved.isPending} onClick={() => saved.overwrite(open, given)}>
          <Icon name="save" /> Save the view
        </Button>
      )}
      {mayWrite && open && (
        <RecordMenu name={open.name} onRename={() => setAsking("rename")} onDelete={() => setAsking("delete")}>
          {hasFilter && (
            <MenuItem icon="add" onSelect={() => setAsking("save")}>
              Save as a new view
            </MenuItem>
          )}
          {isChanged && (
            <MenuItem icon="undo" onSelect={() => openById(open.id)}>
              Show it as it was saved
            </MenuItem>
          )}
        </RecordMenu>
      )}
      <RecordDialogs
        asking={asking}
        what="view"
        about={ABOUT}
        open={open ?? null}
        records={saved.views}
        proposal=""
        isSending={saved.isPending}
        onSave={(name) =>
          given &&
          saved.create(name, given, (id) => {
            close();
            onApply({ ...filter, saved: id });
          })
        }
        onRename={(name) => open && saved.rename(open, name, close)}
        onDelete={() =>
          open &&
          saved.remove(open, () => {
            close();
            onApply({ ...filter, saved: undefined });
          })
        }
        onClose={close}
      />
    </>
  );
}
