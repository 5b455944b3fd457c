import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CodedExample } from "@/components/sign-in/coded-example";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { Mark } from "@/components/ui/mark";
import { safeReturnPath } from "@/lib/auth/return-path";
import { env } from "@/lib/env";
import { currentMember } from "../current-member";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const { callbackUrl, error, signedOut } = await searchParams;
  const returnPath = safeReturnPath(typeof callbackUrl === "string" ? callbackUrl : null, env.APP_URL);
  if (await currentMember()) redirect(returnPath);
  return (
    <main className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid content-center justify-items-center px-6 py-12">
        <div className="grid w-full max-w-[344px] gap-6">
          <Mark size={32} />
          <h1 className="type-title">Sign in to open-text coding</h1>
          <SignInForm
            error={typeof error === "string" ? error : null}
            signedOut={signedOut !== undefined}
            callbackUrl={returnPath}
          />
          <p className="type-small text-ink-3">
            Logins are made by whoever runs this service. <Link href="/docs">Documentation</Link>
          </p>
        </div>
      </div>
      <div className="hidden content-center border-s border-line bg-canvas px-12 lg:grid xl:px-24">
        <CodedExample />
      </div>
    </main>
  );
}
