import { useRef, useState } from "react";

type Acts = Record<string, (...given: never[]) => unknown>;

/**
 * Returns functions that stay the same as long as the component is on the page. Each calls the latest function of its
 * name. A memoised row that gets them is rendered again only when its own data change.
 */
export function useStableActs<Given extends Acts>(acts: Given): Given {
  const latest = useRef(acts);
  latest.current = acts;
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(acts).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ),
  );
  return stable as Given;
}
