type OutsideSignInsProps = { providers: readonly { id: string; name: string }[]; callbackUrl: string };

/** Buttons to sign in with an outside provider; nothing if none is configured. */
export function OutsideSignIns({ providers, callbackUrl }: OutsideSignInsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="type-small flex items-center gap-3 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`/api/auth/sign-in/${id}?${new URLSearchParams({ callbackUrl })}`}
          className="type-strong flex min-h-9 items-center justify-center rounded-2 border border-line bg-raised px-4 text-ink no-underline shadow-1 hover:bg-hover hover:no-underline coarse:min-h-11"
        >
          Sign in with {name}
        </a>
      ))}
    </div>
  );
}
