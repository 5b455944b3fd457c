import type { ExternalToast, toast as Sonner } from "sonner";

type Post = (sonner: typeof Sonner) => void;

let sonner: typeof Sonner | null = null;
let waiting: Post[] = [];
let askForToaster = () => {};

function post(message: Post): void {
  if (sonner) message(sonner);
  else {
    waiting.push(message);
    askForToaster();
  }
}

/** Shows a message at the edge of the page as soon as the code of messages has been fetched. */
export const toast = Object.assign((words: string, more?: ExternalToast) => post((shown) => shown(words, more)), {
  success: (words: string, more?: ExternalToast) => post((shown) => shown.success(words, more)),
  error: (words: string, more?: ExternalToast) => post((shown) => shown.error(words, more)),
  dismiss: (id: string) => sonner?.dismiss(id),
});

/** Calls `listener` when a message waits for the toaster. */
export function onWaitingToast(listener: () => void): void {
  askForToaster = listener;
  if (waiting.length > 0) listener();
}

/** Shows all messages with this toaster, the waiting ones first. Null means that the toaster has left the page. */
export function serveToasts(shown: typeof Sonner | null): void {
  sonner = shown;
  if (!shown) return;
  const messages = waiting;
  waiting = [];
  for (const message of messages) message(shown);
}
