"use client";

import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { showFailure } from "./show-failure";

type OnDemand<Props> = ((props: Props) => ReactNode) & {
  /** Fetches the code before it is needed, such as when the pointer comes near. */
  fetchAhead: () => void;
  /** Fetches the code; rejects where it cannot be fetched. */
  fetch: () => Promise<void>;
};

/**
 * Makes a component whose code is fetched when it is first rendered, if not before; with a property `open`, when it is
 * first open. It shows nothing until then. React's `lazy` is not used, because React waits at least 300 ms before it
 * replaces a fallback. If the code cannot be fetched, a message says so, and `giveUp` is called to close the component.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp?: (props: Props) => void,
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: other properties do not matter to the fetch.
    useEffect(() => {
      if (!isNeeded) return;
      fetchOnce().then(redraw, () => {
        showFailure(new Error("A part of this page could not be loaded. Check the connection, then reload the page."));
        giveUp?.(props);
      });
    }, [isNeeded]);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Deferred, { fetch: fetchOnce, fetchAhead: () => void fetchOnce().catch(() => {}) });
}

/** A dialog or panel whose code is fetched on demand; it closes where that fails. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  onDemand<Props>(load, ({ onClose }) => onClose());
