import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "../ui/mark";
import { CodedExample } from "./coded-example";

type SignInFrameProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links below the form. */
  foot?: ReactNode;
};

/** The frame of the pages for people who are not signed in: the form, beside an example of what the service does. */
export function SignInFrame({ title, lead, children, foot }: SignInFrameProps) {
  return (
    <main className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid content-center justify-items-center px-6 py-12">
        <div className="grid w-full max-w-[344px] gap-6">
          <Link href="/sign-in" aria-label="Sign in" className="justify-self-start rounded-1">
            <Mark size={32} />
          </Link>
          <div className="grid gap-2">
            <h1 className="type-title wrap-anywhere">{title}</h1>
            {lead && <p className="text-ink-2 wrap-anywhere">{lead}</p>}
          </div>
          {children}
          {foot && <div className="type-small grid gap-2 text-ink-3">{foot}</div>}
        </div>
      </div>
      <div className="hidden content-center border-s border-line bg-canvas px-12 lg:grid xl:px-24">
        <CodedExample />
      </div>
    </main>
  );
}
