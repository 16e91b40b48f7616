import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { press, tabTo, typeInto } from "./support/keyboard.ts";
import { newMember, openAs, tokenOf } from "./support/members.ts";

const from = (page: Page) => page.getByRole("region", { name: /Ship from/ });
const to = (page: Page) => page.getByRole("region", { name: /Ship to/ });
const ask = (page: Page) => page.getByRole("button", { name: "Get Shipping Rates" });

test("a member compares what carriers ask for a parcel, without a mouse", async ({ page }, { project }) => {
  await openAs(page, await tokenOf("demo@foodshed.example"), "/shipping");
  // The business's own postal code is prefilled.
  await expect(from(page).getByLabel("City")).not.toHaveValue("");
  await expect(from(page).getByLabel("Postal code")).toHaveValue(/^[KLMNP]\d[A-Z] \d[A-Z]\d$/);
  await expectAccessible(page);

  await press(page, ask(page));
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("The form has the following errors that must be corrected:");
  await expectAccessible(page);

  await typeInto(page, page.getByLabel("Length (cm)"), "30");
  await typeInto(page, page.getByLabel("Width (cm)"), "20");
  await typeInto(page, page.getByLabel("Height (cm)"), "20");
  await typeInto(page, page.getByLabel("Weight (lb)"), "5");
  await typeInto(page, to(page).getByLabel("Street address"), "100 Queen St W");
  await typeInto(page, to(page).getByLabel("City"), "Toronto");
  await typeInto(page, to(page).getByLabel("Postal code"), "M5H 2N2");
  await press(page, ask(page));
  const heading = page.getByRole("heading", { name: /^Shipping Rates \(\d+\)$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectAccessible(page);

  if (project.name === "phone") {
    const first = page
      .getByRole("region", { name: /^Shipping Rates/ })
      .getByRole("listitem")
      .first();
    const cheapest = await first.textContent();
    await page.getByLabel("Sort by").selectOption("Quote, highest first");
    await expect(first).not.toHaveText(cheapest ?? "");
  } else {
    const quote = page.getByRole("columnheader", { name: "Quote" });
    await expect(quote).toHaveAttribute("aria-sort", "ascending");
    await press(page, quote.getByRole("button"));
    await expect(quote).toHaveAttribute("aria-sort", "descending");
    // Carriers without a price are last in either order.
    await expect(page.getByRole("row").last()).toContainText("Please Contact");
  }
  await press(page, page.getByRole("link", { name: "Back to the top" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("what was typed stays when no rates could be had, and is sent again", { tag: "@any-size" }, async ({
  page,
}) => {
  await openAs(page, await tokenOf("demo@foodshed.example"), "/shipping");
  await expect(from(page).getByLabel("City")).not.toHaveValue("");
  for (const label of ["Length (cm)", "Width (cm)", "Height (cm)", "Weight (lb)"]) {
    await page.getByLabel(label).fill("12");
  }
  await to(page).getByLabel("Street address").fill("100 Queen St W");
  await to(page).getByLabel("City").fill("Toronto");
  await to(page).getByLabel("Postal code").fill("M5H 2N2");
  await page.getByRole("checkbox", { name: "Temperature-sensitive" }).check();
  await page.route("**/shipping/shipping_api_proxy/**", (route) => route.abort());
  await ask(page).click();
  await expect(page.getByText("The server could not be reached. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Weight (lb)")).toHaveValue("12");
  await page.unroute("**/shipping/shipping_api_proxy/**");
  await ask(page).click();
  await expect(page.getByRole("heading", { name: /^Shipping Rates \(\d+\)$/ })).toBeVisible();
});

test("what was typed comes back after the login that a session that ended asks for", {
  tag: "@any-size",
}, async ({ page }) => {
  const ada = await newMember("Parcel Orchard");
  await openAs(page, ada.token, "/shipping");
  await from(page).getByLabel("Street address").fill("12 Orchard Lane");
  await from(page).getByLabel("City").fill("Elora");
  await from(page).getByLabel("Postal code").fill("N0B 1S0");
  for (const label of ["Length (cm)", "Width (cm)", "Height (cm)", "Weight (lb)"]) {
    await page.getByLabel(label).fill("12");
  }
  await to(page).getByLabel("Street address").fill("100 Queen St W");
  await to(page).getByLabel("City").fill("Toronto");
  await to(page).getByLabel("Postal code").fill("M5H 2N2");
  await page.route("**/shipping/shipping_api_proxy/**", (route) =>
    route.fulfill({ status: 401, json: { title: "Unauthorized", status: 401, message: "Please log in." } }),
  );
  await ask(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fshipping$/);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expectAccessibleInBothWindows(page);
  await page.unroute("**/shipping/shipping_api_proxy/**");

  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/shipping");
  await expect(from(page).getByLabel("City")).toHaveValue("Elora");
  await expect(to(page).getByLabel("Street address")).toHaveValue("100 Queen St W");
  await ask(page).click();
  await expect(page.getByRole("heading", { name: /^Shipping Rates \(\d+\)$/ })).toBeVisible();
});

test("a visitor logs in before asking for rates", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/shipping");
  await expect(page).toHaveURL(/\/login\?next=%2Fshipping$/);
  await tabTo(page, page.getByLabel("Email"));
});
