import { useEffect, useRef } from "react";

/** For a bar of tabs that scrolls on narrow screens: shows the tab of the page at `path` in its middle. */
export function useCurrentInView(path: string) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current tab.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [path]);
  return bar;
}
