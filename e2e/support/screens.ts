// Remakes the pictures in docs/screens from a running demo network: `pnpm screens http://localhost:3000`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { demoPassword } from "./demo.ts";

const base = (process.argv[2] ?? "http://localhost:3000").replace(/\/$/, "");
const folder = join(import.meta.dirname, "..", "..", "docs", "screens");
const widths = [360, 768, 1280];

interface Hits {
  hits: { hits: Array<{ _source: { slug: string } }> };
}

async function api<Body>(path: string, body?: object): Promise<Body | undefined> {
  const response = await fetch(`${base}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  return response?.ok ? ((await response.json().catch(() => undefined)) as Body) : undefined;
}

const slugOf = (response: Hits | undefined) => response?.hits.hits[0]?._source.slug;
const featured = slugOf(await api<Hits>("/search/featured_profiles/?size=3"));
if (!featured) {
  console.error(`No demo network answers at ${base}. Start one with npm start, or name its address.`);
  process.exit(1);
}
/** A vendor, whose page consumers read too. */
async function aVendor(): Promise<string | undefined> {
  const found = await api<Hits>("/search/profiles/", { size: 24, role_level_filters: ["vendor"] });
  for (const { _source } of found?.hits.hits ?? []) {
    const profile = await api<{ roles: { value: string }[] }>(
      `/accounts/profile_by_slug/?slug=${_source.slug}`,
    );
    if (profile?.roles.some(({ value }) => value === "vendor")) return _source.slug;
  }
  return undefined;
}
const vendor = await aVendor();

/** The screens by viewer: a visitor, or one of the demo logins. */
const screens: Record<string, Record<string, string>> = {
  "": {
    home: "/",
    search: "/search/cheese?near=N0B",
    classifieds: "/search/classifieds",
    profile: `/profiles/${featured}`,
    ...(vendor && { market: `/market/${vendor}` }),
    register: "/register",
    login: "/login",
    embed: "/embed",
  },
  "admin@foodshed.example": { administration: "/admin" },
  "demo@foodshed.example": {
    "profile-hub": "/profile-hub",
    dashboard: "/dashboard",
    messages: "/messages",
    settings: "/settings",
    shipping: "/shipping",
  },
  "network@foodshed.example": {
    "profile-manager": "/profile-manager",
    reports: "/reports/grand-valley-local-food-network",
  },
};

async function signIn(page: Page, username: string): Promise<void> {
  const response = await api<{ token: string }>("/accounts/login/", { username, password: demoPassword });
  if (!response) throw new Error(`${username} could not log in at ${base}.`);
  await page.goto(`${base}/robots.txt`);
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), response.token);
}

async function take(page: Page, name: string, width: number): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: "jpeg", quality: 80 });
}

async function partnersPage(page: Page): Promise<void> {
  await page.setContent(
    `<!doctype html><title>A partner's page</title><style>body{font:17px/1.5 Georgia,serif;margin:2rem auto;max-width:64rem;padding:0 1rem;background:#f4f6fb}</style>
     <h1>Grand Valley Local Food Network</h1><p>What our members offer and look for:</p>
     <foodshed-classifieds></foodshed-classifieds><script src="${base}/embed/v1.js"></script>`,
    { waitUntil: "networkidle" },
  );
  await page.locator("foodshed-classifieds").getByRole("article").first().waitFor();
}

async function takeAll(browser: Browser, width: number): Promise<void> {
  for (const [who, paths] of Object.entries(screens)) {
    const context = await browser.newContext({
      viewport: { width, height: Math.round(width < 500 ? 760 : width * 0.8) },
      locale: "en-CA",
      timezoneId: "America/Toronto",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    if (who) await signIn(page, who);
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(base + path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await take(page, name, width);
    }
    if (!who) {
      await partnersPage(page);
      await take(page, "partner", width);
    }
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
});
for (const width of widths) await takeAll(browser, width);
await browser.close();
const count = Object.values(screens).flatMap((paths) => Object.keys(paths)).length + 1;
console.log(`Pictures of ${count} screens at ${widths.join(", ")} px are in docs/screens.`);
