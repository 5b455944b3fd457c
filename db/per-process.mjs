/**
 * A value that the process has once, though it has several copies of most modules: one of the web process itself, one of
 * Next.js for pages and one for routes. Each copy has its own classes, so `instanceof` tells nothing about the value or
 * what it throws, unless the class is one of Node.js.
 * @template Value
 * @param {string} name
 * @param {() => Value} make
 * @returns {Value}
 */
export function oncePerProcess(name, make) {
  /** @type {Record<symbol, Value | undefined>} */
  const shared = /** @type {any} */ (globalThis);
  const key = Symbol.for(`open-text-coding ${name}`);
  const value = shared[key] ?? make();
  shared[key] = value;
  return value;
}
