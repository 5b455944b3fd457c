"use client";

import { useId, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type FileFieldProps = {
  accept: string;
  /** Says which files are accepted. */
  words: string;
  /** Takes one line only. */
  isLine?: boolean;
  onFile: (file: File) => void;
};

/** A field for a file, which is chosen or dropped. */
export function FileField({ accept, words, isLine = false, onFile }: FileFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={classNames(
        "cursor-pointer rounded-3 border border-dashed has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
        isLine
          ? "flex flex-wrap items-center gap-x-2 px-3 py-2"
          : "grid justify-items-center gap-1 px-6 py-6 text-center",
        isOver ? "border-accent bg-accent-tint" : "border-line-strong hover:bg-hover",
      )}
    >
      <Icon name="file" className={isLine ? "text-ink-3" : "mb-1 size-6 text-ink-3"} />
      <span className="type-strong">{name ?? "Drop a file here, or choose one"}</span>
      <span className="type-small text-ink-3">{words}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = "";
        }}
      />
    </label>
  );
}
