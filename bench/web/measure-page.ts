import type { Page } from "@playwright/test";

export type Interaction = (page: Page) => Promise<void>;

/**
 * `script`: bytes of compressed JavaScript that the page itself loads. `ahead`: further bytes that are prefetched for
 * its links. The other two are milliseconds.
 */
export type PageFigures = { script: number; ahead: number; largestPaint: number; slowestInteraction: number };

/** Milliseconds to wait after the last request, and after each interaction, so that all timings are recorded. */
const QUIET = 500;

/** Loads a page, waits until its requests have ended, and then performs the interactions. */
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

/** Runs in the page before its own scripts, and records the figures in `window.measured`. */
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
