// Remakes the pictures in docs/screens from a running demo network: `pnpm screens http://localhost:3000`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const base = (process.argv[2] ?? "http://localhost:3000").replace(/\/$/, "");
const folder = join(import.meta.dirname, "..", "..", "docs", "screens");
const widths = [360, 768, 1280];

async function featuredProfile(): Promise<string> {
  const answer = await fetch(`${base}/api/v1/search/featured_profiles/?size=3`).catch(() => undefined);
  const { hits } = ((await answer?.json().catch(() => undefined)) ?? {}) as {
    hits?: { hits: Array<{ _source: { slug: string } }> };
  };
  const slug = hits?.hits[0]?._source.slug;
  if (slug) return `/profiles/${slug}`;
  console.error(`No demo network answers at ${base}. Start one with npm start, or name its address.`);
  process.exit(1);
}

const screens: Record<string, string> = {
  home: "/",
  search: "/search/cheese?near=N0B",
  classifieds: "/search/classifieds",
  profile: await featuredProfile(),
  register: "/register",
  login: "/login",
};

const membersScreens: Record<string, string> = {
  dashboard: "/dashboard",
  messages: "/messages",
  settings: "/settings",
  shipping: "/shipping",
};

/** The demo member's session, for the screens behind the login. */
async function memberToken(): Promise<string> {
  const answer = await fetch(`${base}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "demo@foodshed.example", password: "Harvest2026!" }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
});
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width < 500 ? 760 : width * 0.8) },
  });
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: "jpeg", quality: 80 });
  }
  const token = await memberToken();
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), token);
  for (const [name, path] of Object.entries(membersScreens)) {
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: "jpeg", quality: 80 });
  }
  await page.setContent(
    `<!doctype html><title>A partner's page</title><style>body{font:17px/1.5 Georgia,serif;margin:2rem auto;max-width:64rem;padding:0 1rem;background:#f4f6fb}</style>
     <h1>Grand Valley Local Food Network</h1><p>What our members offer and look for:</p>
     <foodshed-classifieds></foodshed-classifieds><script src="${base}/embed/v1.js"></script>`,
    { waitUntil: "networkidle" },
  );
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(folder, `partner-${width}.jpg`), type: "jpeg", quality: 80 });
  await page.close();
}
await browser.close();
console.log(
  `Pictures of ${Object.keys({ ...screens, ...membersScreens }).length + 1} screens at ${widths.join(", ")} px are in docs/screens.`,
);
