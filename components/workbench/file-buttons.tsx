import { useMutation } from "@tanstack/react-query";
import type { ReceivedFile } from "@/lib/api/client/call";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";

type FileButtonsProps<Type extends string> = {
  /** The media types in which the table can be had, in words. */
  files: readonly { type: Type; words: string }[];
  read: (type: Type) => Promise<ReceivedFile>;
  /** The file's name if the service gives none. */
  name: string;
};

/** Downloads the table of the page as files of several types. */
export function FileButtons<Type extends string>({ files, read, name }: FileButtonsProps<Type>) {
  const download = useMutation({
    mutationFn: async (type: Type) => {
      const file = await read(type);
      saveFile(file.name ?? name, await file.response.blob());
    },
  });
  return (
    <p className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6 print:hidden">
      {files.map(({ type, words }) => (
        <Button key={words} type="button" disabled={download.isPending} onClick={() => download.mutate(type)}>
          <Icon name="download" /> This table as {words}
        </Button>
      ))}
    </p>
  );
}
