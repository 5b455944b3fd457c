import { once } from "@/lib/language/memoized";
import { nicknames } from "@/lib/language/names/nicknames";
import { tightKey } from "./name-key";

/** The other keys by which a name is known: the full names of a nickname, or the nicknames of a full name. */
export function knownAs(key: string): readonly string[] {
  return [...(byKey().get(tightKey(key)) ?? [])];
}

const byKey = once(() => {
  const keys = new Map<string, Set<string>>();
  for (const pair of nicknames()) {
    const [short, full] = [tightKey(pair.short), tightKey(pair.full)];
    keys.set(short, (keys.get(short) ?? new Set()).add(full));
    keys.set(full, (keys.get(full) ?? new Set()).add(short));
  }
  return keys;
});
