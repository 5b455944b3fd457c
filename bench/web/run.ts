import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type Cookie, chromium } from "@playwright/test";
import { startEmbedded } from "@/db/embedded";
import { chooseBrowser } from "@/e2e/support/browser";
import { type Service, startService } from "@/e2e/support/service";
import { makeQuestions } from "./make-questions";
import { type Interaction, measurePage, type PageFigures } from "./measure-page";

const ANSWERS = 100_000;
const CODES = 300;
const RUNS = 3;
/** The most bytes of compressed JavaScript that a page itself may load. */
const MAX_SCRIPT = 200_000;

type Visited = { name: string; path: string; interactions: Interaction[] };

const press =
  (key: string, times = 1): Interaction =>
  async (page) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key, { delay: 40 });
  };
const type =
  (field: string, text: string): Interaction =>
  async (page) => {
    await page.getByLabel(field).first().click();
    await page.keyboard.type(text, { delay: 60 });
  };
const openCode: Interaction = (page) => page.getByRole("rowheader", { name: "shade" }).first().click();
const filterBySegment: Interaction = async (page) => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("dialog").getByLabel("region").selectOption({ index: 1 });
  await page.getByRole("status").filter({ hasText: " of " }).waitFor();
};
const openCell: Interaction = async (page) => {
  // The second row is a code; the first one is its net.
  await page.locator("[data-cell='1,3']").click();
  await page.getByRole("complementary", { name: "shade" }).getByRole("listitem").first().waitFor();
};
const showNets: Interaction = async (page) => {
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("dialog").getByLabel("Rows").selectOption("nets");
  await page.keyboard.press("Escape");
};
const showChart: Interaction = (page) => page.getByRole("radio", { name: "Chart" }).click();
const kilobytes = (bytes = 0) => `${(bytes / 1_000).toFixed(0).padStart(4)} kB`;
const milliseconds = (figure = 0) => `${figure.toFixed(0).padStart(5)} ms`;

// Measures pages of the built app in Chromium: compressed JavaScript, largest contentful paint, and the slowest of a
// few interactions (Event Timing). One question has 100,000 answers, another has 300 codes; the 404 page shows what
// every page costs. Each figure is the median of three visits with an empty cache.
const directory = await mkdtemp(join(tmpdir(), "bench-web-"));
const database = await startEmbedded({ directory: join(directory, "postgres"), password: "bench" });
let isOver = false;
try {
  const service = await startService({ env: { DATABASE_URL: database.url } });
  const browser = await chromium.launch(await chooseBrowser());
  try {
    const { many, wide } = await makeQuestions(database.url, service.firstRun.organization_id, {
      answers: Number(process.argv[2] ?? ANSWERS),
      codes: CODES,
    });
    const pages: Visited[] = [
      { name: "nothing (404)", path: "/nothing-here", interactions: [] },
      { name: "overview, 100,000 answers", path: many, interactions: [filterBySegment] },
      {
        name: "answers, 100,000",
        path: `${many}/answers`,
        interactions: [press("j", 15), press("1"), press("x"), type("Search the answers", "staff")],
      },
      {
        name: "codebook, 300 codes",
        path: `${wide}/codebook`,
        interactions: [openCode, press("j", 15), type("Filter codes", "12")],
      },
      { name: "cross-tabs, 100,000 answers", path: `${many}/tables`, interactions: [openCell, showNets, showChart] },
    ];
    const cookies = await signIn(browser, service);
    for (const page of pages) {
      const visits: PageFigures[] = [];
      for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, service.origin, cookies, page));
      const [script, ahead, paint, interaction] = (
        ["script", "ahead", "largestPaint", "slowestInteraction"] as const
      ).map((figure) => median(visits.map((one) => one[figure])));
      isOver ||= (script ?? 0) > MAX_SCRIPT;
      console.log(
        page.name.padEnd(28),
        `scripts ${kilobytes(script)}, fetched ahead ${kilobytes(ahead)}; largest paint ${milliseconds(paint)}`,
        page.interactions.length > 0 ? `; slowest interaction ${milliseconds(interaction)}` : "",
      );
    }
  } finally {
    await browser.close();
    await service.stop();
  }
} finally {
  await database.stop();
  await rm(directory, { recursive: true, force: true });
}
if (isOver) console.error(`A page sends more than ${MAX_SCRIPT / 1_000} kB of scripts.`);
process.exit(isOver ? 1 : 0);

function newContext(browser: Browser, baseURL: string) {
  return browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
}

async function signIn(browser: Browser, { origin, firstRun: { email, password } }: Service): Promise<Cookie[]> {
  const context = await newContext(browser, origin);
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Projects", level: 1 }).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Visits a page with an empty cache. */
async function visit(browser: Browser, origin: string, cookies: Cookie[], { path, interactions }: Visited) {
  const context = await newContext(browser, origin);
  try {
    await context.addCookies(cookies);
    return await measurePage(await context.newPage(), path, interactions);
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
