"use client";

import Link from "next/link";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { classNames } from "./class-names";

type Look = "primary" | "outline" | "ghost" | "danger";
type Size = "regular" | "large";

const LOOKS: Record<Look, string> = {
  primary: "border-accent bg-accent text-on-accent shadow-1 hover:bg-accent-hover hover:border-accent-hover",
  outline: "border-line bg-raised text-ink shadow-1 hover:bg-hover",
  danger: "border-danger bg-surface text-danger-ink hover:bg-hover",
  ghost: "border-transparent text-ink-2 hover:bg-hover hover:text-ink",
};

const SIZES: Record<Size, string> = {
  regular: "min-h-7 px-2.5 coarse:min-h-11 coarse:min-w-11",
  large: "min-h-9 px-4 coarse:min-h-11",
};

const classes = (look: Look, size: Size, more?: string) =>
  classNames(
    "type-strong print:hidden inline-flex items-center disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 justify-center gap-1.5 rounded-2 border whitespace-nowrap no-underline hover:no-underline",
    LOOKS[look],
    SIZES[size],
    more,
  );

type Shared = { look?: Look; size?: Size; children: ReactNode; className?: string };

/**
 * A button. If it is disabled while it has the focus, it keeps the focus, which the body would get otherwise. With
 * `actsOnce`, a double click acts once: its second click may come before the button is disabled.
 */
export function Button({
  actsOnce = false,
  look = "outline",
  size = "regular",
  className,
  disabled,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Shared & { actsOnce?: boolean } & ComponentProps<"button">) {
  const hasFocus = useRef(false);
  const isHeld = disabled && hasFocus.current;
  return (
    <button
      {...rest}
      {...(isHeld ? { "aria-disabled": true } : { disabled })}
      onClick={(event) => {
        const isRepeated = actsOnce && event.detail > 1;
        if (isHeld || isRepeated) event.preventDefault();
        else onClick?.(event);
      }}
      onFocus={(event) => {
        hasFocus.current = true;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        hasFocus.current = false;
        onBlur?.(event);
      }}
      className={classes(look, size, className)}
    />
  );
}

export function ButtonLink({
  look = "outline",
  size = "regular",
  className,
  ...rest
}: Shared & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes(look, size, className)} />;
}
