"use client";

import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { holdKeys } from "./held-keys";
import { tellPartMissing } from "./part-missing";

type OnDemand<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code before it is needed, such as when the pointer comes near. */
  fetchAhead: () => void;
  /** Fetches the code; rejects if it cannot be fetched. */
  fetch: () => Promise<void>;
};

type Closing<Props> = {
  /** Called to close the component if its code cannot be fetched, or if Escape is pressed meanwhile. */
  giveUp?: (props: Props) => void;
  /** Whether it takes the focus when it opens. Keys typed until then are meant for it. */
  takesFocus?: boolean | ((props: Props) => boolean);
  /** Shown until the code has been fetched. */
  waiting?: ReactNode;
};

/**
 * Makes a component whose code is fetched when it is first rendered (if it has a property `open`: when it is first
 * open), or earlier by `fetchAhead`. React's `lazy` is not used, because React waits at least 300 ms before it replaces
 * a fallback. If the code cannot be fetched, a message says so.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { giveUp, takesFocus = false, waiting = null }: Closing<Props> = {},
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Deferred(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const isNeeded = Loaded === null && !("open" in props && props.open === false);
    const isForKeys = isNeeded && (typeof takesFocus === "function" ? takesFocus(props) : takesFocus);
    const close = () => giveUp?.(props);
    // biome-ignore lint/correctness/useExhaustiveDependencies: other properties do not matter to the fetch.
    useEffect(() => {
      if (!isNeeded) return;
      fetchOnce().then(redraw, () => {
        void tellPartMissing();
        close();
      });
    }, [isNeeded]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: it closes what is open when the keys begin to be held.
    useEffect(() => (isForKeys ? holdKeys(close) : undefined), [isForKeys]);
    return Loaded ? <Loaded {...props} /> : waiting;
  }
  return Object.assign(Deferred, { fetch: fetchOnce, fetchAhead: () => void fetchOnce().catch(() => {}) });
}

/** A dialog whose code is fetched on demand. It closes if that fails. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  onDemand<Props>(load, { giveUp: ({ onClose }) => onClose(), takesFocus: true });

/** A panel beside the page, whose code is fetched on demand. It does not take the focus. */
export const panelOnDemand = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  onDemand<Props>(load, { giveUp: ({ onClose }) => onClose() });
