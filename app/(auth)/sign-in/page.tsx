import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { OutsideSignIns } from "@/components/sign-in/outside-sign-ins";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { TYPED_EMAIL } from "@/lib/auth/typed-email-cookie";
import { env } from "@/lib/runtime/env";
import { safeReturnPath } from "@/lib/sign-in/return-path";
import { OUTSIDE_PROVIDERS } from "../../api/auth/outside-providers";
import { currentMember } from "../current-member";
import { type SearchParams, searchText } from "../search-text";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const returnPath = safeReturnPath(await searchText(searchParams, "callbackUrl"), env.APP_URL);
  if (await currentMember()) redirect(returnPath);
  const foot = (
    <>
      <p>
        <Link href="/forgot-password">Forgot your password?</Link>
      </p>
      <p>
        {env.SIGNUP === "open" ? (
          <>
            New here? <Link href="/sign-up">Create an organization</Link>, with 250 credits to try.
          </>
        ) : (
          "Logins are made by invitation."
        )}{" "}
        <Link href="/docs">Documentation</Link>
      </p>
    </>
  );
  const error = await searchText(searchParams, "error");
  return (
    <SignInFrame title="Sign in to open-text coding" foot={foot}>
      <SignInForm
        error={error}
        email={error === "" ? "" : ((await cookies()).get(TYPED_EMAIL)?.value ?? "")}
        news={await searchText(searchParams, "news")}
        callbackUrl={returnPath}
      />
      <OutsideSignIns providers={OUTSIDE_PROVIDERS} callbackUrl={returnPath} />
    </SignInFrame>
  );
}
