import type { ReactNode } from "react";
import { Mark } from "../ui/mark";

type ConsentFrameProps = {
  app: string;
  /** The organization whose app it is. */
  partner: string;
  logoUrl: string | null;
  /** The person who is signed in. */
  email: string;
  /** The path of this page, to which one returns after signing in with another account. */
  path: string;
  children: ReactNode;
};

/** The frame of the consent page: names the app and the person who is asked. */
export function ConsentFrame({ app, partner, logoUrl, email, path, children }: ConsentFrameProps) {
  return (
    <main className="grid min-h-dvh content-start justify-items-center bg-canvas px-4 py-8 sm:content-center sm:py-12">
      <div className="grid w-full max-w-[440px] gap-6 rounded-3 border border-line bg-surface p-6 shadow-1 sm:p-8">
        <div className="flex items-center gap-3">
          {logoUrl !== null && (
            // biome-ignore lint/performance/noImgElement: the partner's own image, from wherever it is
            <img src={logoUrl} alt="" width={40} height={40} referrerPolicy="no-referrer" className="rounded-2" />
          )}
          <Mark size={32} />
        </div>
        <div className="grid gap-2">
          <h1 className="type-title wrap-anywhere">{app} wants to act for you</h1>
          <p className="text-ink-2 wrap-anywhere">
            An app of {partner}. You are signed in as {email}.
          </p>
          <form action="/api/auth/sign-out" method="post">
            <input type="hidden" name="callbackUrl" value={path} />
            <button
              type="submit"
              className="hit-area cursor-pointer text-accent-ink underline decoration-1 underline-offset-2 hover:decoration-2"
            >
              Use another account
            </button>
          </form>
        </div>
        {children}
      </div>
    </main>
  );
}
