"use client";

import { type FormEvent, useRef } from "react";
import { untilReachable } from "../shell/is-reachable";

/**
 * The submit handler of a form that is sent once the service replies. A form action that cannot reach the service would
 * replace the page by an error, and with it what was typed.
 */
export function useSendWhenReachable(): (event: FormEvent<HTMLFormElement>) => void {
  const state = useRef<"idle" | "waiting" | "sending">("idle");
  return (event) => {
    if (state.current === "sending") {
      state.current = "idle";
      return;
    }
    event.preventDefault();
    if (state.current === "waiting") return;
    state.current = "waiting";
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void untilReachable(new AbortController().signal).then(() => {
      state.current = "sending";
      form.requestSubmit(submitter);
      state.current = "idle";
    });
  };
}
