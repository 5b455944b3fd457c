/**
 * Makes a value that the whole process shares, although the process has several copies of most modules: one of the web
 * process itself, one of Next.js for pages and one for routes. Each copy has classes of its own. So `instanceof` works
 * neither for such a value nor for errors that it throws, except for classes of Node.js.
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
