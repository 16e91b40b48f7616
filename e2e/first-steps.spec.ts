import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newBusiness } from "./support/hub.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { newMember, openAs } from "./support/members.ts";
import { startWalk, test } from "./support/walk.ts";

test.describe.configure({ timeout: 180_000 });

const firstSteps = (page: Page) => page.getByRole("region", { name: "First steps" });
const question = (page: Page, name: string) => firstSteps(page).getByRole("heading", { name });

test("a member who has just signed up has a profile worth showing after fifteen answers", async ({
  page,
  browser,
}) => {
  const business = `First Hour Farm ${Date.now().toString(36)}`;
  await newBusiness(page, { business, role: "Seller" });
  const steps = firstSteps(page);
  const next = steps.getByRole("button", { name: "Save and continue" });
  const walk = startWalk();

  await expect(question(page, "What do you sell to businesses?")).toBeVisible();
  await expectAccessible(page);
  await walk.choose(steps.getByLabel("Category"), "Vegetables");
  await walk.click(steps.getByRole("button", { name: "Add several at once" }));
  const list = page.getByRole("dialog");
  await walk.fill(list.getByRole("textbox"), "Heirloom carrots\nLeeks\nCelery root");
  await walk.click(list.getByRole("button", { name: "Add 3 Products" }));
  await expect(steps.getByText("1 of 6 answered")).toBeVisible();
  await walk.click(steps.getByRole("button", { name: "Continue" }));

  await expect(question(page, "What should people know about you?")).toBeFocused();
  await walk.fill(steps.getByRole("textbox", { name: "About your business" }), "Roots from a south slope.");
  await walk.click(next);

  await expect(question(page, "Where are you?")).toBeFocused();
  await walk.fill(steps.getByRole("textbox", { name: "Address", exact: true }), "7800 Sideroad 15");
  await walk.fill(steps.getByLabel("City or town"), "Elora");
  await walk.fill(steps.getByLabel("Postal code"), "N0B 1S0");
  await walk.click(next);

  await expect(question(page, "Do you deliver?")).toBeFocused();
  await walk.check(steps.getByRole("radio", { name: "Yes" }));
  await walk.click(next);

  await expect(question(page, "What kind of business are you?")).toBeFocused();
  await walk.check(steps.getByRole("checkbox").first());
  await walk.click(next);
  await expect(steps.getByText("5 of 6 answered")).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(15);

  // A picture may wait: until then the business has a drawn cover.
  await steps.getByRole("button", { name: "Skip" }).click();
  await expect(question(page, "That is enough to begin with.")).toBeFocused();
  await expectAccessible(page);
  await steps.getByRole("link", { name: "View my profile" }).click();
  await expect(page.getByRole("heading", { name: business, level: 1 })).toBeVisible();

  const path = await page.evaluate(async () => {
    const response = await fetch("/api/v1/accounts/profile_by_id/", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("jwt")}` },
      body: JSON.stringify({ basic: true }),
    });
    return `/profiles/${(await response.json()).slug}`;
  });
  const visitor = await browser.newPage();
  await visitor.goto(path);
  const main = visitor.getByRole("main");
  await expect(main.getByText("Roots from a south slope.")).toBeVisible();
  for (const product of ["Heirloom carrots", "Leeks", "Celery root"])
    await expect(main.getByText(product).first()).toBeVisible();
  await expect(main.getByText("Elora").first()).toBeVisible();
  await expect(main.getByText("Delivery", { exact: true }).locator("..")).toContainText("Yes");
  await visitor.close();

  // What is answered is not asked again.
  await page.goto("/profile-hub");
  await steps.getByRole("button", { name: "Do you have a picture?" }).click();
  await steps.getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
  await expect(steps).toBeHidden();
});

test("what is typed outlives a lost connection, a reload and the browser's Back", {
  tag: "@any-size",
}, async ({ page, context }) => {
  const { token } = await newMember("Patient Orchard");
  await openAs(page, token, "/profile-hub");
  const steps = firstSteps(page);
  const words = steps.getByRole("textbox", { name: "About your business" });
  await steps.getByRole("button", { name: "Skip" }).click();
  await words.fill("Forty kinds of apples.");

  await context.setOffline(true);
  await steps.getByRole("button", { name: "Save and continue" }).click();
  await expect(steps.getByRole("alert")).toBeFocused();
  await expect(words).toHaveValue("Forty kinds of apples.");
  await context.setOffline(false);

  await page.goBack();
  await expect(question(page, "What do you sell to businesses?")).toBeFocused();
  await steps.getByRole("button", { name: "Skip" }).click();
  await expect(words).toHaveValue("Forty kinds of apples.");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(question(page, "What should people know about you?")).toBeVisible();
  await expect(words).toHaveValue("Forty kinds of apples.");
  await steps.getByRole("button", { name: "Save and continue" }).click();
  await expect(question(page, "Where are you?")).toBeFocused();
  await page.reload();
  await expect(steps.getByText("1 of 6 answered")).toBeVisible();
});

test("a second role takes the answers of the first, without a mouse", { tag: "@any-size" }, async ({
  page,
}) => {
  const { token } = await newMember("Two Roles Cidery", [2, 5]);
  await openAs(page, token, "/profile-hub");
  const steps = firstSteps(page);
  const add = steps.getByRole("combobox", { name: "Products you sell to businesses" });
  await steps.getByLabel("Category").selectOption({ label: "Alcoholic Beverages" });
  await typeInto(page, add, "Dry cider");
  await page.keyboard.press("Enter");
  await expect(steps.getByText("1 of 7 answered")).toBeVisible();
  await press(page, steps.getByRole("button", { name: "Continue" }));
  await expect(question(page, "What do you process?")).toBeFocused();
  await press(page, steps.getByRole("button", { name: "Copy from my seller role" }));
  await expect(steps.getByText("1 product copied.")).toBeVisible();
  await expect(steps.getByText("2 of 7 answered")).toBeVisible();
  await press(page, steps.getByRole("button", { name: "Continue" }));
  await expect(question(page, "What should people know about you?")).toBeFocused();
  await press(page, steps.getByRole("button", { name: "Show all at once" }));
  const delivery = steps.getByRole("form", { name: "Do you deliver?" });
  await press(page, delivery.getByRole("radio", { name: "Yes" }).first(), "Space");
  await press(page, delivery.getByRole("button", { name: "Copy from my seller role" }));
  await expect(delivery.getByRole("radio", { name: "Yes" }).nth(1)).toBeChecked();
  await press(page, delivery.getByRole("button", { name: "Save", exact: true }));
  await expect(steps.getByText("3 of 7 answered")).toBeVisible();
  await expectAccessible(page);
});
