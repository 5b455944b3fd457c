/** Milliseconds that a fetched part has to take the focus. After that, the keys typed for it are dropped. */
const FOCUS_MS = 1_000;
/** Keys that a field with options understands, besides letters. */
const OPTION_KEYS = ["Enter", "ArrowDown", "ArrowUp"];

const waiting = new Set<() => void>();
let isHolding = false;
let held: string[] = [];
let focusBefore: Element | null = null;

/**
 * Keeps the keys that somebody types while a dialog, menu or finder is being fetched, so that the page does not take
 * them as its shortcuts. Once the part has been fetched, its field gets them; a part without a field drops them. Escape
 * calls `giveUp`. The caller calls the returned function when the part is there, or when it will never be.
 */
export function holdKeys(giveUp: () => void): () => void {
  waiting.add(giveUp);
  if (!isHolding) {
    isHolding = true;
    held = [];
    focusBefore = document.activeElement;
    window.addEventListener("keydown", hold, { capture: true });
  }
  return () => {
    if (waiting.delete(giveUp) && waiting.size === 0) letGo(performance.now() + FOCUS_MS);
  };
}

function hold(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && (event.getModifierState("AltGraph") || !(event.ctrlKey || event.altKey));
  if (!event.isTrusted || event.metaKey || (event.ctrlKey && !isText)) return;
  if (event.key === "Escape" && waiting.size === 0) {
    stop();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === "Escape") {
    const close = [...waiting];
    stop();
    for (const giveUp of close) giveUp();
  } else if (event.key === "Backspace") held.pop();
  else if (isText || OPTION_KEYS.includes(event.key)) held.push(event.key);
}

/** Types the held keys as soon as the focus has moved, unless a further part is being fetched. */
function letGo(until: number): void {
  requestAnimationFrame(async () => {
    if (!isHolding || waiting.size > 0) return;
    const field = document.activeElement;
    const hasMoved = field !== null && field !== focusBefore && field !== document.body;
    if (!hasMoved && performance.now() < until) return letGo(until);
    if (hasMoved) await typeInto(field);
    if (waiting.size === 0) stop();
  });
}

function stop(): void {
  isHolding = false;
  waiting.clear();
  window.removeEventListener("keydown", hold, { capture: true });
}

/** Types the held keys, and those that are pressed meanwhile, into a field. Only a field with options gets Enter. */
async function typeInto(field: Element): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  for (let key = held.shift(); key !== undefined; key = held.shift()) {
    if (key.length === 1 && field.selectionStart !== null) {
      field.setRangeText(key, field.selectionStart, field.selectionEnd ?? field.selectionStart, "end");
      field.dispatchEvent(new InputEvent("input", { bubbles: true, data: key, inputType: "insertText" }));
    } else if (field.role === "combobox") {
      // The list of options is filtered a frame after the text has changed.
      await nextFrame();
      await nextFrame();
      field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);
