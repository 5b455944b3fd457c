"use client";

import { type ComponentType, type ReactNode, useEffect, useReducer, useRef } from "react";
import { holdKeys } from "./hold-keys";
import { showFailure } from "./show-failure";

/** Milliseconds until code that could not be loaded is asked for again. */
const RETRY_AFTER = 2_000;
/** After this many failures in a row the person is told. */
const TOLD_AFTER = 3;

type OnDemandProps = {
  /** Whether it is to be shown, by default from the start. Once it has been, it stays on the page. */
  isWanted?: boolean;
  /** Stands in its place until it is there. */
  meanwhile?: ReactNode;
};

/**
 * A component whose code the browser loads when it is wanted for the first time, such as a dialog. Keys are held for it
 * meanwhile. Without a connection, the page has its keys again and goes on trying.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  return function OnDemand({ isWanted = true, meanwhile, ...props }: Props & OnDemandProps) {
    const wasShown = useRef(false);
    wasShown.current ||= isWanted && Loaded !== null;
    const [, showLoaded] = useReducer((times: number) => times + 1, 0);
    const isMissing = isWanted && Loaded === null;
    useEffect(() => {
      if (!isMissing) return;
      let state: "loading" | "loaded" | "gone" = "loading";
      const giveKeysBack = holdKeys();
      const attempt = async (failures: number) => {
        try {
          Loaded = await load();
          if (state === "gone") return;
          state = "loaded";
          showLoaded();
        } catch {
          giveKeysBack(false);
          if (state === "gone") return;
          setTimeout(attempt, RETRY_AFTER, failures + 1);
          if (failures + 1 === TOLD_AFTER)
            showFailure(new Error("A part of this page could not be loaded. Reload the page."));
        }
      };
      void attempt(0);
      return () => {
        giveKeysBack(state === "loaded");
        state = "gone";
      };
    }, [isMissing]);
    return wasShown.current && Loaded ? <Loaded {...(props as unknown as Props)} /> : meanwhile;
  };
}
