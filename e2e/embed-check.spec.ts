import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { foodshed, paste } from "./support/pasted-page.ts";

// "Check a page" in the builder. The server opens public addresses only, and none of these is.

const cli = new URL("../packages/cli/dist/main.cjs", import.meta.url).pathname;

/** What the same engine says of a page from this machine. */
async function checkHere(address: string): Promise<string> {
  const settings = mkdtempSync(join(tmpdir(), "foodshed-check-"));
  const args = [cli, "embeds", "check", address, "--local", "--json", "--server", foodshed];
  const env = { ...process.env, XDG_CONFIG_HOME: settings, NODE_OPTIONS: "" };
  // Its exit code says whether something was found.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((error) => error);
  rmSync(settings, { recursive: true });
  return stdout;
}

async function check(page: Page, address: string) {
  const field = page.getByRole("textbox", { name: "Address of the page" });
  await field.fill(address);
  await field.press("Enter");
}

test("refuses addresses that are not public, says how to check those, and keeps what was typed", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/embed", { waitUntil: "networkidle" });
  const field = page.getByRole("textbox", { name: "Address of the page" });
  await page.getByRole("button", { name: "Check the page" }).click();
  await expect(field).toHaveAccessibleDescription("You must provide the address of a page.");
  for (const address of [
    process.env.E2E_PARTNER_URL ?? "",
    "localhost",
    "http://[::1]/",
    "http://169.254.1.1/",
  ]) {
    await check(page, address);
    await expect(field).toHaveAccessibleDescription(
      /^Only public addresses can be opened from here\..*--local$/,
    );
    await expect(field).toHaveValue(address);
  }
  await check(page, "mailto:anna@example.com");
  await expect(field).toHaveAccessibleDescription(/address/);
});

test("says in plain words what is wrong on a page, and that nothing is", { tag: "@any-size" }, async ({
  page,
}) => {
  // The server's guard is in the way of this test alone: the engine reads the page from here in its place.
  await page.route("**/api/v1/embeds/check/", async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    await route.fulfill({ contentType: "application/json", body: await checkHere(url) });
  });
  const script = `<script src="${foodshed}/embed/v1.js" async></script>`;
  const bad = await paste(
    page,
    "check-bad",
    `<foodshed-classified></foodshed-classified>\n<foodshed-classifieds kind="swap" network="no-such-network"></foodshed-classifieds>${script}`,
  );
  const good = await paste(
    page,
    "check-good",
    `<foodshed-mailing-list style="display:block;min-height:240px"><a href="${foodshed}/mailing-list">Mailing list</a></foodshed-mailing-list>${script}`,
  );
  await page.goto("/embed", { waitUntil: "networkidle" });
  const section = page.getByRole("region", { name: "Check a page" });
  await check(page, bad);
  await expect(
    section.getByRole("listitem").filter({ hasText: "foodshed-classified" }).first(),
  ).toBeVisible();
  await expect(section.getByRole("listitem").filter({ hasText: "swap" }).first()).toBeVisible();
  await expect(section.getByRole("listitem").filter({ hasText: "no-such-network" }).first()).toBeVisible();
  await expectAccessible(page);
  await check(page, good);
  await expect(section.getByRole("status").last()).toContainText("and nothing to put right");
  await expect(section.getByRole("listitem")).toHaveCount(0);
});
