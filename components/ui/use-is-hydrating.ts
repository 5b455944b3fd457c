"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * True on the server and while the browser takes over what the server has sent. What may have arrived in between must
 * not be drawn before that is done, or React draws the whole page anew.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
