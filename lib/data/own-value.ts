/**
 * The value of a key that users choose. A key such as `constructor` finds only what the record itself has, never what
 * every object inherits.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
