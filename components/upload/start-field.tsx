"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { AnswersFileField } from "./answers-file-field";
import { ExampleButton } from "./example-button";
import { keepFile } from "./pending-file";

/** The start of a project: a file dropped anywhere on the page or chosen here, or the example answers. */
export function StartField({ isLine }: { isLine: boolean }) {
  const router = useRouter();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      keepFile(file);
      router.push("/projects/new");
    };
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop);
    };
  }, [router]);
  const begin = (file: File) => {
    keepFile(file);
    router.push("/projects/new");
  };
  if (isLine) return <AnswersFileField isLine onFile={begin} />;
  return (
    <div className="grid gap-3">
      <AnswersFileField onFile={begin} />
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        No file at hand? <ExampleButton />
      </p>
    </div>
  );
}
