"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * True on the server, and in the browser until React has hydrated the page. Data that arrives before that must not be
 * shown yet: the page would differ from the server's HTML, and React would draw all of it again.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
