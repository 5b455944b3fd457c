/** Milliseconds after which the page has its keys again, however long the loading takes. */
const LONGEST = 3_000;

const HELD = /^(.|Enter|Escape|Backspace|Delete|Home|End|Arrow\w+)$/u;

let waiting = 0;
let isGivingBack = false;
const held: KeyboardEvent[] = [];

/**
 * Holds the keys that are pressed until the returned function is called: they are meant for a component that is still
 * being loaded, such as a field whose text is typed right after the key that opens it, and must not act on the page.
 * Once it is loaded they are given to the element that has the focus then. Otherwise they are dropped: also after three
 * seconds, or if the person uses the page by pointer.
 */
export function holdKeys(): (isLoaded: boolean) => void {
  if (waiting === 0) window.addEventListener("keydown", hold, true);
  waiting++;
  let isHolding = true;
  const end = (isLoaded: boolean) => {
    if (!isHolding) return;
    isHolding = false;
    window.clearTimeout(timer);
    window.removeEventListener("pointerdown", drop, true);
    waiting--;
    if (!isLoaded) held.length = 0;
    void giveBack();
  };
  const drop = () => end(false);
  const timer = window.setTimeout(drop, LONGEST);
  window.addEventListener("pointerdown", drop, true);
  return end;
}

function hold(event: KeyboardEvent): void {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (!event.isTrusted || isShortcut || !HELD.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) held.push(event);
}

async function giveBack(): Promise<void> {
  if (isGivingBack) return;
  isGivingBack = true;
  do {
    // The page reacts to a key before it gets the next one.
    await new Promise((goOn) => setTimeout(goOn));
    // A panel that was loaded may load its list next.
    if (waiting === 0) press(held.shift());
  } while (waiting === 0 && held.length > 0);
  isGivingBack = false;
  if (waiting === 0) window.removeEventListener("keydown", hold, true);
}

/** Does what the key does: what the page has for it, or else what a browser does in a field or on a button. */
function press(event: KeyboardEvent | undefined): void {
  const target = document.activeElement;
  if (!event || !target?.dispatchEvent(new KeyboardEvent("keydown", event))) return;
  const { key } = event;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    if (key === " ") target.click();
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    // The only way to change the text so that React and the browser's own undo learn of it.
    if (key.length === 1) document.execCommand("insertText", false, key);
    else if (key === "Backspace") document.execCommand("delete");
    else if (key === "Enter" && target instanceof HTMLInputElement)
      target.form?.querySelector<HTMLElement>("[type=submit]:not(:disabled)")?.click();
  } else if ((key === "Enter" || key === " ") && target instanceof HTMLElement) target.click();
}
