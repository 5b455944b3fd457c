import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { chooseBrowser } from "../support/browser";
import { type ServiceNotes, serviceNotes } from "./service-notes";

type Fixtures = {
  /** Opens the app as the first workspace's owner. All stories of a worker share one session, which none may end. */
  signIn: (page: Page) => Promise<void>;
  /** Signs the same owner in with the form, into a session that is the story's own. */
  signInByForm: (page: Page) => Promise<void>;
  /** Fails if axe finds any problem on the page; with `rules`, only by these. */
  expectNoAxeFindings: (page: Page, rules?: readonly string[]) => Promise<void>;
  /** Checks the page with axe in both themes. Outside of CI, it also keeps a screenshot of each. */
  look: (page: Page, name: string) => Promise<void>;
};

/** The rules of axe that depend on the theme. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

export const test = base.extend<Fixtures, { notes: ServiceNotes; sessionCookies: Cookies }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page);
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    /**
     * React's error 418: the first rendering in the browser differs from the server's HTML, so React renders all again.
     */
    page.on("pageerror", ({ message }) => {
      if (message.includes("error #418")) refused.push(`${page.url()}: ${message}`);
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  launchOptions: [async ({ browserName: _ }, use) => use(await chooseBrowser()), { scope: "worker" }],
  notes: [async ({ browserName: _ }, use) => use(serviceNotes()), { scope: "worker" }],
  baseURL: async ({ notes }, use) => use(notes.origin),
  sessionCookies: [
    async ({ playwright, notes: { origin, email, password } }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      await request.post("/api/auth/sign-in", { form: { email, password, callbackUrl: "/" } });
      const { cookies } = await request.storageState();
      await request.dispose();
      await use(cookies);
    },
    { scope: "worker" },
  ],
  signIn: async ({ sessionCookies }, use) => {
    await use(async (page) => {
      await page.context().addCookies(sessionCookies);
      await page.goto("/");
      await expectProjects(page);
    });
  },
  signInByForm: async ({ notes, javaScriptEnabled }, use) => {
    await use(async (page) => {
      await page.goto("/sign-in");
      await page.getByLabel("E-mail").fill(notes.email);
      await page.getByLabel("Password").fill(notes.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expectProjects(page);
      if (javaScriptEnabled) await scriptsRun(page);
    });
  },
  expectNoAxeFindings: async ({ browserName: _ }, use) => {
    await use(async (page, rules) => {
      // Parts that wait for data are dimmed, and have too little contrast for axe; a page's title comes with its data.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page).toHaveTitle(/./);
      // Without these two settings, axe also searches frames, which no page has, and lists elements without problems.
      // A check would then take three times as long.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
      const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    });
  },
  look: async ({ expectNoAxeFindings }, use) => {
    await use(async (page, name) => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectNoAxeFindings(page, colorScheme === "dark" ? RULES_OF_COLOR : undefined);
        if (!process.env.CI) await page.screenshot({ path: `e2e/screenshots/${name}-${colorScheme}.png` });
      }
    });
  },
});

const expectProjects = (page: Page) => expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();

/** Next.js adds this element when the page has been hydrated. Clicks and keys before that are lost. */
const scriptsRun = (page: Page) => page.locator("next-route-announcer").waitFor({ state: "attached" });

/** Makes the page wait for hydration after every full load. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...to) => {
    const reply = await goto.apply(page, to);
    await scriptsRun(page);
    return reply;
  };
  page.reload = async (...how) => {
    const reply = await reload.apply(page, how);
    await scriptsRun(page);
    return reply;
  };
}

export { expect };
