"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { counted } from "../ui/figures";
import { passFocusOn } from "../ui/keep-focus";
import { AnswersFileField } from "./answers-file-field";
import { FileMapping } from "./file-mapping";
import { loadAnswers, type UploadTarget } from "./queries";

/** Adds a file of answers to an existing project or question. */
export function MoreAnswers({ target, back }: { target: UploadTarget; back: string }) {
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  if (!file) {
    return (
      <div key="file" ref={passFocusOn} className="max-w-[720px]">
        <AnswersFileField onFile={setFile} />
      </div>
    );
  }
  return (
    <div key="mapping" ref={passFocusOn}>
      <FileMapping
        key={`${file.name} ${file.lastModified}`}
        target={target}
        file={file}
        load={(order) => loadAnswers(target, order)}
        onOtherFile={() => setFile(null)}
        onLoaded={({ uploaded, updated }) => {
          toast.success(`${counted(uploaded, "answer")} loaded, ${updated} updated`);
          router.push(back);
          router.refresh();
        }}
      />
    </div>
  );
}
