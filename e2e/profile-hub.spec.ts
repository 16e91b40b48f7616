import { expect, type Locator, test } from "@playwright/test";
import {
  emptyHub,
  newBusiness,
  openByKeyboard,
  openSection,
  save,
  saveByKeyboard,
  sectionToggle,
} from "./support/hub.ts";
import { press, typeInto } from "./support/keyboard.ts";

// Long ways through many forms, at the pace of a busy machine.
test.describe.configure({ timeout: 180_000 });

test("a service provider goes from sign-up to a profile that a visitor finds whole", async ({
  page,
  browser,
}) => {
  const business = `Cold Chain Journeys ${Date.now().toString(36)}`;
  await newBusiness(page, { business, role: "Service Provider" });
  await expect(page.getByRole("heading", { name: "Products" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Delivery Details" })).toHaveCount(0);

  const general = await openSection(page, "General Business Information");
  await expect(general.getByRole("link", { name: "Add additional Business Contacts" })).toBeVisible();
  await general.getByLabel("Phone").fill("519-555-0142 ext. 7");
  await general.getByRole("button", { name: "Save" }).click();
  await expect(general.getByRole("alert")).toContainText("You must provide a description of your business.");
  await general.getByLabel("About your business").fill("Refrigerated delivery, twice a week.");
  await save(general, "Your general business information has been saved.");

  const locations = await openSection(page, "Location Details");
  await expect(locations.getByRole("button", { name: "Add another location" })).toBeHidden();
  await locations.getByLabel("Location name").fill("Depot");
  await locations.getByRole("textbox", { name: "Address", exact: true }).fill("90 Healey Road");
  await locations.getByLabel("City or town").fill("Bolton");
  await locations.getByLabel("Postal code").fill("l7e-5a8");
  await save(locations, "You have successfully updated this location.");
  await expect(locations.getByLabel("Postal code")).toHaveValue("L7E 5A8");
  await locations.getByRole("button", { name: "Add another location" }).click();
  await expect(locations.getByLabel("Location name").nth(1)).toBeFocused();
  await locations.getByRole("button", { name: "Remove this location" }).nth(1).click();
  await expect(locations.getByLabel("Location name")).toHaveCount(1);

  const social = await openSection(page, "Website and Social Media");
  await expect(social.getByLabel("Online store")).toHaveCount(0);
  await social.getByRole("textbox", { name: /^Website/ }).fill("coldchain.example");
  await social.getByRole("textbox", { name: /^Twitter/ }).fill("https://twitter.com/coldchain");
  await social.getByRole("textbox", { name: /^Instagram/ }).fill("cold.chain");
  await social.getByRole("textbox", { name: /^Facebook/ }).fill("https://example.org/coldchain");
  await social.getByRole("button", { name: "Save" }).click();
  await expect(social.getByRole("alert")).toContainText("https://www.facebook.com/yourpage");
  await social.getByRole("textbox", { name: /^Facebook/ }).fill("https://www.facebook.com/coldchain");
  await save(social, "Your website and social media have been saved.");
  await expect(social.getByRole("textbox", { name: /^Twitter/ })).toHaveValue("@coldchain");

  const types = await openSection(page, "Business Type");
  await types.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await types.getByRole("checkbox", { name: "Logistics" }).check();
  await save(types, "Your business types have been saved.");

  const services = await openSection(page, "Services Offered and Wanted");
  await services
    .getByRole("group", { name: "Services offered" })
    .getByRole("checkbox", { name: /^Cold Storage/i })
    .check();
  await save(services, "Your services have been saved.");

  await page.reload();
  await expect(sectionToggle(page, "Location Details")).toHaveAccessibleDescription("Depot, Bolton");
  await expect(sectionToggle(page, "Business Type")).toHaveAccessibleDescription("Logistics");

  const view = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /^View Your Business-Facing Profile/ }).click();
  const shown = await view;
  await expect(shown).toHaveURL(/\/profiles\/cold-chain-journeys/);
  const visitor = await browser.newPage();
  await visitor.goto(new URL(shown.url()).pathname);
  await expect(visitor.getByRole("heading", { name: business, level: 1 })).toBeVisible();
  await expect(visitor.getByText("Refrigerated delivery, twice a week.")).toBeVisible();
  await expect(visitor.getByText("Logistics").first()).toBeVisible();
  await visitor.close();
});

test("a buyer completes a profile with the keyboard alone", { tag: "@any-size" }, async ({ page }) => {
  test.setTimeout(360_000);
  await emptyHub(page, "The Keyboard Ladle", [1]);
  const open = (title: string) => openByKeyboard(page, title);
  const saved = (section: Locator, sentence: string) => saveByKeyboard(page, section, sentence);

  const general = await open("General Business Information");
  await typeInto(page, general.getByLabel("Job title"), "Owner and chef");
  await press(page, general.getByRole("button", { name: "Save", exact: true }));
  await expect(general.getByRole("alert")).toBeFocused();
  await press(
    page,
    general.getByRole("button", { name: "You must provide a description of your business." }),
  );
  await expect(general.getByLabel("About your business")).toBeFocused();
  await page.keyboard.type("A dining room of thirty seats.");
  await saved(general, "Your general business information has been saved.");

  const locations = await open("Location Details");
  await typeInto(page, locations.getByLabel("Location name"), "Dining room");
  await typeInto(page, locations.getByRole("textbox", { name: "Address", exact: true }), "25 Murray Street");
  await typeInto(page, locations.getByLabel("City or town"), "Ottawa");
  await typeInto(page, locations.getByLabel("Postal code"), "k1n9m5");
  await saved(locations, "You have successfully updated this location.");

  const social = await open("Website and Social Media");
  await typeInto(page, social.getByRole("textbox", { name: /^Instagram/ }), "@copper.ladle");
  await saved(social, "Your website and social media have been saved.");

  const products = await open("Products");
  await press(page, products.getByRole("button", { name: /^Vegetables/ }));
  await typeInto(
    page,
    products.getByRole("combobox", { name: /Vegetables|products/i }).first(),
    "heirloom carrots",
  );
  await press(page, products.getByRole("button", { name: "Add", exact: true }));
  await expect(
    page.getByText("You have successfully added Heirloom carrots to your list of products.").first(),
  ).toBeVisible();

  const delivery = await open("Delivery Details");
  await expect(delivery.getByRole("radio", { name: "No" })).not.toBeChecked();
  await press(page, delivery.getByRole("radio", { name: "Yes" }), "Space");
  await expect(delivery.getByRole("radio", { name: "Yes" })).toBeChecked();
  await saved(delivery, "Your delivery details have been saved.");

  const types = await open("Business Type");
  await press(page, types.getByRole("button", { name: /^Show \d+ more$/ }));
  await press(page, types.getByRole("checkbox", { name: "Chef" }), "Space");
  await saved(types, "Your business types have been saved.");

  const details = await open("Additional Buyer Details");
  const size = details.getByRole("group", { name: "Business size" });
  await press(page, size.getByRole("checkbox", { name: "Small" }), "Space");
  const insurance = details.getByRole("group", { name: /insurance/ });
  await press(page, insurance.getByRole("checkbox", { name: "Yes" }), "Space");
  await saved(details, "Your buyer details have been saved.");

  const standards = await open("Food Safety and Traceability Standards");
  await press(page, standards.getByRole("checkbox", { name: /HACCP/ }), "Space");
  await saved(standards, "Your food safety and traceability standards have been saved.");

  await expect(sectionToggle(page, "Products")).toHaveAccessibleDescription(/1 product/);
  await expect(sectionToggle(page, "Delivery Details")).toHaveAccessibleDescription("Buyer: yes");
  await expect(sectionToggle(page, "Business Type")).toHaveAccessibleDescription("Chef");
});

test("two tabs that edit one profile lose nothing silently", { tag: "@any-size" }, async ({
  page,
  context,
}) => {
  await emptyHub(page, "Two Tabs Journeys");
  const title = "General Business Information";
  const first = await openSection(page, title);
  await first.getByLabel("About your business").fill("We grow pears.");
  await save(first, "Your general business information has been saved.");

  const other = await context.newPage();
  await other.goto("/profile-hub#general-business-information");
  const second = other.getByRole("region", { name: title, exact: true });
  await expect(second.getByLabel("About your business")).toHaveValue("We grow pears.");

  // Different fields: both stay.
  await first.getByLabel("Job title").fill("Orchardist");
  await save(first, "Your general business information has been saved.");
  await second.getByLabel("Phone").fill("519-555-0142");
  await save(second, "Your general business information has been saved.");
  await expect(second.getByLabel("Job title")).toHaveValue("Orchardist");

  // The same field: nothing is sent before the person has seen the other text.
  await second.getByLabel("About your business").fill("We grow pears and plums.");
  await save(second, "Your general business information has been saved.");
  await first.getByLabel("About your business").fill("We grow pears and quinces.");
  await first.getByRole("button", { name: "Save" }).click();
  const conflict = first.getByRole("alert");
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText("We grow pears and plums.");
  await expect(first.getByLabel("About your business")).toHaveValue("We grow pears and quinces.");
  await expect(first.getByLabel("Phone")).toHaveValue("(519) 555-0142");
  await first.getByLabel("About your business").fill("We grow pears, plums and quinces.");
  await save(first, "Your general business information has been saved.");
  await other.reload();
  await expect(second.getByLabel("About your business")).toHaveValue("We grow pears, plums and quinces.");

  // A location that is removed in one tab while it is edited in the other.
  const places = await openSection(page, "Location Details");
  await places.getByLabel("Location name").fill("Barn");
  await places.getByRole("textbox", { name: "Address", exact: true }).fill("1 Orchard Road");
  await places.getByLabel("City or town").fill("Elora");
  await places.getByLabel("Postal code").fill("N0B 1S0");
  await save(places, "You have successfully updated this location.");
  await other.reload();
  const otherPlaces = await openSection(other, "Location Details");
  await otherPlaces.getByLabel("City or town").fill("Fergus");
  await places.getByRole("button", { name: "Remove this location" }).click();
  await expect(page.getByText("Location has been removed.")).toBeVisible();
  await otherPlaces.getByRole("button", { name: "Save" }).click();
  await expect(otherPlaces.getByText(/^This location was removed somewhere else/)).toBeVisible();
  await expect(otherPlaces.getByLabel("City or town")).toHaveValue("Fergus");
  await otherPlaces.getByRole("button", { name: "Save" }).click();
  await expect(otherPlaces.getByText("You have successfully updated this location.")).toBeVisible();
  await other.close();
});

test("unsaved work is not left without a question", { tag: "@any-size" }, async ({ page }) => {
  await emptyHub(page, "Unsaved Journeys");
  const general = await openSection(page, "General Business Information");
  await general.getByLabel("Job title").fill("Orchardist");
  await sectionToggle(page, "General Business Information").click();
  await expect(sectionToggle(page, "General Business Information")).toHaveAccessibleDescription(
    /^Unsaved changes/,
  );

  await page.getByRole("main").getByRole("link", { name: /^more/ }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay on this page" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/profile-hub$/);
  await openSection(page, "General Business Information");
  await expect(general.getByLabel("Job title")).toHaveValue("Orchardist");

  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    void (asked === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toBe(1);
  await expect(general.getByLabel("Job title")).toHaveValue("Orchardist");

  await page.getByRole("main").getByRole("link", { name: /^more/ }).click();
  // Nobody is held up on the way back, not even in the moment in which the next page appears.
  const visited = page.evaluate(
    (title) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent !== title) return;
          observer.disconnect();
          resolve(location.pathname);
          history.back();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    "Key features",
  );
  await question.getByRole("button", { name: "Leave without saving" }).click();
  expect(await visited).toBe("/key-features");
  await expect(page).toHaveURL(/\/profile-hub$/);
  const again = await openSection(page, "General Business Information");
  await expect(again.getByLabel("Job title")).toHaveValue("Owner");
});
