import { DeleteDialog } from "../ui/delete-dialog";
import { NameDialog } from "../ui/name-dialog";

/** What somebody is asked about a record that is saved under a name; null for nothing. */
export type Asking = "save" | "rename" | "delete" | null;

type Named = { id: string; name: string };

type RecordDialogsProps = {
  asking: Asking;
  /** What is saved, such as “table”. */
  what: string;
  about: string;
  /** The record that is open. */
  open: Named | null;
  /** All records: their names are taken. */
  records: readonly Named[];
  /** The proposed name of a new one. */
  proposal: string;
  isSending: boolean;
  onSave: (name: string) => void;
  onRename: (name: string) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The dialogs that save, rename and delete a record, such as a table or a view. */
export function RecordDialogs(props: RecordDialogsProps) {
  const { asking, what, about, open, records, proposal, isSending, onSave, onRename, onDelete, onClose } = props;
  const common = { description: about, isSending, onClose };
  if (asking === "save") {
    const title = `Save this ${what}`;
    return <NameDialog {...common} title={title} act="Save" name={proposal} taken={records} onName={onSave} />;
  }
  if (asking === null || !open) return null;
  if (asking === "rename") {
    const others = records.filter(({ id }) => id !== open.id);
    const title = `Rename the ${what}`;
    return <NameDialog {...common} title={title} act="Rename" name={open.name} taken={others} onName={onRename} />;
  }
  return (
    <DeleteDialog
      title={`Delete “${open.name}”?`}
      description="It is deleted for everybody in your organization. Answers and codes stay as they are."
      isSending={isSending}
      onDelete={onDelete}
      onClose={onClose}
    />
  );
}
