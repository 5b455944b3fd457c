import type { Page } from "@playwright/test";

export type Interaction = (page: Page) => Promise<void>;

/** Bytes of scripts as sent: of the page itself, and with what is fetched ahead for its links. Milliseconds. */
export type PageFigures = { script: number; ahead: number; largestPaint: number; slowestInteraction: number };

/** Milliseconds without a request after which a page is at rest. */
const QUIET = 500;

/** Loads a page, waits until it rests, and then makes the interactions. */
export async function measurePage(
  page: Page,
  path: string,
  interactions: readonly Interaction[],
): Promise<PageFigures> {
  await page.addInitScript(observe);
  const reply = await page.goto(path);
  const html = (await reply?.text()) ?? "";
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET);
  const { largestPaint, scripts } = await page.evaluate(() => ({
    ...window.measured,
    scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  }));
  const own = scripts.filter(({ name }) => html.includes(name.split("/").at(-1) ?? name));
  const [script, all] = [own, scripts].map((some) => some.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const interact of interactions) {
    await interact(page);
    await page.waitForTimeout(QUIET);
  }
  const { slowestInteraction } = await page.evaluate(() => window.measured);
  return { script: script ?? 0, ahead: (all ?? 0) - (script ?? 0), largestPaint, slowestInteraction };
}

declare global {
  interface Window {
    measured: { largestPaint: number; slowestInteraction: number };
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  window.measured = { largestPaint: 0, slowestInteraction: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.measured.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      window.measured.slowestInteraction = Math.max(window.measured.slowestInteraction, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
