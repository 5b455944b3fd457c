/**
 * A signal that aborts after `milliseconds`, safe to combine by `AbortSignal.any`. The built-in `AbortSignal.timeout` is
 * not: on Node 20, one that only a combined signal refers to may be garbage-collected before it fires, so that whoever
 * waits for it waits for ever (https://github.com/nodejs/node/issues/57736).
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException(`No answer within ${milliseconds} ms.`, "TimeoutError"));
  setTimeout(late, milliseconds).unref();
  return controller.signal;
}
