import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "../ui/mark";

/** A page outside the workbench with one message and links to go on. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center justify-items-start gap-3 px-6 py-12">
      <Link href="/" className="mb-3 rounded-1" aria-label="Start page">
        <Mark size={28} />
      </Link>
      <h1 className="type-title">{title}</h1>
      {children}
    </main>
  );
}
