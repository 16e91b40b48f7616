import { expect, test } from "@playwright/test";

test("a visitor searches near a postal code and opens a profile", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Connect with [\d,]+ businesses/);

  const box = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await box.fill("cheese");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/cheese/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^[\d,]+ Profile Results for "cheese"$/);
  const everywhere = await heading.textContent();

  const near = page.getByLabel("Near postal code");
  const filters = page.getByRole("button", { name: /^Filters/ });
  if ((await filters.isVisible()) && (await filters.getAttribute("aria-expanded")) === "false") {
    await filters.click();
  }
  await near.fill("N0B");
  await expect(page).toHaveURL(/near=N0B/);
  const results = page.getByRole("main").getByRole("article");
  await expect(results.first()).toContainText(/\d+\.\d\d km/);

  await page.getByRole("slider", { name: "Distance" }).fill("60");
  await expect(page).toHaveURL(/distance=60/);
  await expect(heading).not.toHaveText(everywhere ?? "");
  for (const text of await results.allTextContents()) {
    expect(Number(/([\d,]+\.\d\d) km/.exec(text)?.[1]?.replace(",", ""))).toBeLessThanOrEqual(60);
  }

  const show = page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: /^Show / });
  if (await show.isVisible()) await show.click();

  // The address holds the whole search: it can be reloaded and shared.
  await page.reload();
  await expect(results.first()).toContainText(/\d+\.\d\d km/);

  const first = results.first().getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page).toHaveURL(/\/profiles\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/cheese.*near=N0B/);
});

test("results and a profile go on paper without what can only be pressed", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/search/cheese");
  const main = page.getByRole("main");
  const link = main.getByRole("article").first().getByRole("link").first();
  await expect(link).toBeVisible();
  const onScreenOnly = () => [page.locator("header nav").first(), page.locator("footer")];
  for (const part of [...onScreenOnly(), main.getByText("Clear Filters")]) await expect(part).toBeHidden();
  const name = (await link.textContent()) ?? "";
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
  for (const part of onScreenOnly()) await expect(part).toBeHidden();
});
