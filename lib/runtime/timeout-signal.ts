/**
 * A signal that aborts after `milliseconds` and is safe to combine by `AbortSignal.any`. The built-in
 * `AbortSignal.timeout` is not safe: on Node 20, a signal that only a combined signal refers to may be
 * garbage-collected before it fires, so that its waiter waits for ever (https://github.com/nodejs/node/issues/57736).
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException(`No answer within ${milliseconds} ms.`, "TimeoutError"));
  setTimeout(late, milliseconds).unref();
  return controller.signal;
}
