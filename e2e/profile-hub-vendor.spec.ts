import { expect, type Locator, type Page, test } from "@playwright/test";
import { picture } from "./support/files.ts";
import { newBusinessByKeyboard, openByKeyboard, saveByKeyboard, sectionToggle } from "./support/hub.ts";
import { press, tabTo, typeInto } from "./support/keyboard.ts";

/** Chooses a file the way a keyboard does: Enter on the field opens the system's own dialog. */
async function chooseFile(page: Page, field: Locator, file: string) {
  // The browser must know that we want to be asked well before the key is pressed.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, field);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(file);
}

/** Moves the part of a picture that will be shown, and answers how far it came, in pixels. */
async function moveFrame(page: Page, part: Locator, keys: string[]) {
  const frame = part.getByRole("group", { name: /Part of the picture/ });
  await tabTo(page, frame);
  const before = await frame.boundingBox();
  for (const key of keys) await page.keyboard.press(key);
  const after = await frame.boundingBox();
  return { down: (after?.y ?? 0) - (before?.y ?? 0) };
}

test("a vendor goes from sign-up to a complete profile with the keyboard alone, cropping and ordering included", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  // A long way, on machines that may be busy with other things.
  test.setTimeout(300_000);
  const business = `Keyboard Stall ${Date.now().toString(36)}`;
  await newBusinessByKeyboard(page, { business, role: "Vendor", jobTitle: "Grower" });
  const open = (title: string) => openByKeyboard(page, title);
  const saved = (section: Locator, sentence: string) => saveByKeyboard(page, section, sentence);

  const general = await open("General Business Information");
  await expect(general.getByRole("link", { name: "Add additional Business Contacts" })).toHaveCount(0);
  await typeInto(page, general.getByLabel("About your business"), "Fruit and bread at the Saturday market.");
  await saved(general, "Your general business information has been saved.");

  const logo = await open("Profile Picture");
  await chooseFile(page, logo.getByLabel("Company photo"), picture);
  await expect(logo.getByText("What will be shown")).toBeVisible();
  expect((await moveFrame(page, logo, ["ArrowUp", "ArrowUp", "ArrowUp"])).down).toBeLessThan(0);
  await saved(logo, "Your company photo has been saved.");

  const highlights = await open("Vendor Profile Highlights");
  const icons = highlights.getByRole("checkbox");
  for (const name of [/^Dairy/, /^Grains/, /^Organic/, /^Prepared Food/]) {
    await press(
      page,
      icons.filter({ visible: true }).and(highlights.getByRole("checkbox", { name })),
      "Space",
    );
  }
  await press(page, highlights.getByRole("button", { name: "Save", exact: true }));
  await expect(highlights.getByRole("alert")).toContainText("You can’t choose more than three icons.");
  await tabTo(page, highlights.getByRole("checkbox", { name: /^Dairy/ }));
  await page.keyboard.press("Space");
  await tabTo(page, highlights.getByRole("radio").first());
  await page.keyboard.press("Space");
  await saved(highlights, "Your vendor highlights have been saved.");

  const gallery = await open("Photo Gallery");
  await chooseFile(page, gallery.getByLabel("Add a photo"), picture);
  await moveFrame(page, gallery, ["ArrowDown"]);
  await press(page, gallery.getByRole("checkbox", { name: "B2B Gallery" }), "Space");
  await press(page, gallery.getByRole("button", { name: "Upload" }));
  await expect(gallery.getByText("Your photo has been added.")).toBeVisible();
  const shownIn = gallery.getByRole("group", { name: "Photo 1 of 1: galleries that show it" });
  await expect(shownIn.getByRole("checkbox", { name: "Vendor Gallery" })).toBeChecked();
  await expect(shownIn.getByRole("checkbox", { name: "B2B Gallery" })).not.toBeChecked();

  const products = await open("Products");
  for (const [category, name] of [
    ["Fruit", "quinces"],
    ["Vegetables", "leeks"],
    ["Grains", "sourdough"],
  ] as const) {
    await press(page, products.getByRole("button", { name: new RegExp(`^${category}`) }));
    const form = products.getByRole("group", { name: `${category}: Products you sell to consumers` });
    await typeInto(page, form.getByRole("combobox"), name);
    await page.keyboard.press("Enter");
    await expect(form.getByText(/^You have successfully added/)).toBeVisible();
    // The next one can be typed at once.
    await expect(form.getByRole("combobox")).toBeFocused();
  }
  await press(page, products.getByRole("button", { name: "Order of categories" }));
  const order = products.getByRole("list", { name: /^Order of categories/ });
  await expect(order.getByRole("listitem")).toHaveText(["Fruit", "Vegetables", "Grains"]);
  const up = order.getByRole("button", { name: "Move Grains up" });
  await press(page, up);
  await expect(order.getByRole("listitem")).toHaveText(["Fruit", "Grains", "Vegetables"]);
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(order.getByRole("listitem")).toHaveText(["Grains", "Fruit", "Vegetables"]);
  await expect(products.getByText("Grains is now at position 1 of 3.")).toBeAttached();

  await expect(sectionToggle(page, "Products")).toHaveAccessibleDescription("3 products in 3 categories");
  const address = await page
    .getByRole("link", { name: /^View Your Consumer-Facing Profile/ })
    .getAttribute("href");
  const visitor = await browser.newPage();
  // The new order is saved in the background; a reload shows it once it is saved.
  await expect(async () => {
    await visitor.goto(address ?? "");
    await expect(visitor.getByRole("heading", { level: 3, name: /^(Vegetables|Fruit|Grains)$/ })).toHaveText(
      ["Grains", "Fruit", "Vegetables"],
      { timeout: 2000 },
    );
  }).toPass({ timeout: 30_000 });
  await expect(visitor.getByRole("heading", { name: business, level: 1 })).toBeVisible();
  await expect(visitor.getByText("Quinces")).toBeVisible();
  await visitor.close();
});
