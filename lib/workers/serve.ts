/** The functions that a worker offers, each with one object as argument. Arguments and results may be large. */
export type Handlers = Record<string, (input: never) => unknown>;

/** Runs the handler that a call names. `warm` reads the tables that most calls need, so that the first call is fast. */
export type Served = ((call: string, input: unknown) => unknown) & { warm(): unknown };

/** The default export of a worker's entry. */
export function serve(handlers: Handlers, warm: () => unknown = () => {}): Served {
  const served = (call: string, input: unknown) => {
    const handle = handlers[call];
    if (!handle) throw new Error(`This worker knows no call "${call}".`);
    return handle(input as never);
  };
  return Object.assign(served, { warm });
}
