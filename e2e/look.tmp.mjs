import { chromium } from "@playwright/test";
const [,, ...names] = process.argv;
const base = "http://127.0.0.1:4565";
const login = await fetch(`${base}/api/v1/accounts/login/`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username: "network@foodshed.example", password: "Harvest2026!" }) });
const { token } = await login.json();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
async function open(width, height, { dark = false, path = "/profile-manager" } = {}) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: dark ? "dark" : "light" });
  await page.addInitScript((jwt) => localStorage.setItem("jwt", jwt), token);
  await page.goto(base + path);
  await page.waitForLoadState("networkidle");
  return page;
}
const steps = {
  async wide() { const p = await open(1280, 900); await p.screenshot({ path: "/tmp/n-wide.png", fullPage: true }); await p.close(); },
  async tick() { const p = await open(1280, 900); await p.getByLabel("Show", { exact: true }).selectOption({ index: 3 }); await p.waitForTimeout(400); await p.screenshot({ path: "/tmp/n-tick.png" }); 
    await p.getByRole("button", { name: "Write", exact: true }).click(); await p.getByRole("dialog").getByLabel("Message").fill("The spring fair is on May 2. Tell me whether you come."); await p.screenshot({ path: "/tmp/n-write.png" });
    await p.getByRole("button", { name: "Preview" }).click(); await p.waitForTimeout(500); await p.getByRole("button", { name: "Send later" }).click(); await p.screenshot({ path: "/tmp/n-preview.png" }); await p.close(); },
  async phone() { const p = await open(360, 740); await p.screenshot({ path: "/tmp/n-phone.png", fullPage: true }); await p.getByRole("checkbox").nth(1).check(); await p.waitForTimeout(300); await p.screenshot({ path: "/tmp/n-phone-tick.png" }); await p.close(); },
  async french() { const p = await open(768, 1000, { dark: true, path: "/fr/profile-manager" }); await p.getByRole("checkbox").nth(1).check(); await p.waitForTimeout(300); await p.screenshot({ path: "/tmp/n-french.png" }); await p.screenshot({ path: "/tmp/n-french-full.png", fullPage: true }); await p.close(); },
};
for (const name of names) await steps[name]();
await browser.close();
