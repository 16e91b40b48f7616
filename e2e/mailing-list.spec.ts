import { expect, test } from "@playwright/test";
import { newAddress } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { press, typeInto } from "./support/keyboard.ts";

test("a visitor joins the mailing list, without a mouse", { tag: "@any-size" }, async ({ page }) => {
  const address = newAddress("reader");
  await page.goto("/");
  const open = page.getByRole("button", { name: "Join our mailing list" });
  await press(page, open);
  const dialog = page.getByRole("dialog", { name: "Join our mailing list" });
  await typeInto(page, dialog.getByLabel("Email"), "not an address");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("You must provide a valid email address.")).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, dialog.getByLabel("Email"), address);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Your information has been successfully submitted.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  // Once more with the same address.
  await press(page, open);
  await typeInto(page, dialog.getByLabel("Email"), address);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("You are already subscribed to the mailing list.")).toBeVisible();
});

test("an address that could not be sent stays in the field", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Join our mailing list" }).click();
  const dialog = page.getByRole("dialog");
  await page.route("**/mailing_list/subscribe/", (route) => route.abort());
  const address = newAddress("unlucky");
  await dialog.getByLabel("Email").fill(address);
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText("The server could not be reached. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(address);
  await page.unroute("**/mailing_list/subscribe/");
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText("Your information has been successfully submitted.")).toBeVisible();
});

test("who does not want to be asked is not asked again", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Join our mailing list" }).click();
  await page.getByRole("button", { name: "Don't show again" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const kept = await page.evaluate(() => Object.values(localStorage));
  expect(kept).toHaveLength(1);
});
