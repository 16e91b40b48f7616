import { expect, type Locator, type Page, test } from "@playwright/test";
import { activate, logIn, newAddress, password } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { pdf, picture } from "./support/files.ts";
import { openSection, save, sectionToggle } from "./support/hub.ts";
import { newMember, openAs } from "./support/members.ts";

async function signUpAsSellerAndProcessor(page: Page, business: string) {
  const email = newAddress("mill");
  await page.goto("/register?flow=guided");
  await page.getByRole("radio", { name: /^Seller/ }).check();
  // A press before the page is awake would be for nothing.
  const second = page.getByLabel("Additional profile 1", { exact: true });
  await expect(async () => {
    if (!(await second.isVisible())) await page.getByRole("button", { name: "Add more" }).click();
    await expect(second).toBeVisible({ timeout: 1000 });
  }).toPass();
  await second.selectOption("processor");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Job title").fill("Miller");
  await page.getByLabel("Business name").fill(business);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  await activate(page, email);
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "Welcome to Your Profile Hub" })).toBeVisible();
}

const tick = (section: Locator, group: string, word: string) =>
  section.getByRole("group", { name: group, exact: true }).getByRole("checkbox", { name: word, exact: true });

test("a seller who also processes signs up, and shows its place and its products", async ({
  page,
  browser,
  isMobile,
}) => {
  // A long way, on machines that may be busy with other things.
  test.setTimeout(300_000);
  const business = `Pear Mill Journeys ${Date.now().toString(36)}`;
  await signUpAsSellerAndProcessor(page, business);

  const general = await openSection(page, "General Business Information");
  await general.getByLabel("About your business").fill("We press and mill what our orchard bears.");
  await save(general, "Your general business information has been saved.");

  const logo = await openSection(page, "Profile Picture");
  await logo.getByRole("button", { name: "Save" }).click();
  await expect(logo.getByRole("alert")).toContainText("You must select a file to add.");
  await logo.getByLabel("Company photo").setInputFiles(picture);
  await expect(logo.getByText("What will be shown")).toBeVisible();
  await save(logo, "Your company photo has been saved.");
  await expect(logo.getByText("This is your current company photo:")).toBeVisible();
  const photo = logo.getByRole("img", { name: business });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const gallery = await openSection(page, "Photo Gallery");
  await expect(gallery.getByText("No Gallery Photos Available")).toBeVisible();
  for (const count of [1, 2]) {
    await gallery.getByLabel("Add a photo").setInputFiles(picture);
    await gallery.getByRole("button", { name: "Upload" }).click();
    await expect(gallery.getByRole("listitem")).toHaveCount(count);
  }
  await gallery.getByRole("button", { name: "Delete selected" }).click();
  await expect(gallery.getByRole("alert")).toContainText("You must select at least one file to delete.");
  await gallery.getByRole("checkbox", { name: "Select to delete: Photo 1 of 2" }).check();
  await gallery.getByRole("button", { name: "Delete selected" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this gallery photo?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(gallery.getByRole("listitem")).toHaveCount(1);

  const products = await openSection(page, "Products");
  await products.getByRole("button", { name: /^Fruit/ }).click();
  const selling = products.getByRole("group", { name: "Fruit: Products you sell to businesses" });
  const field = selling.getByRole("combobox");
  const add = async (name: string) => {
    await field.fill(name);
    await selling.getByRole("button", { name: "Add", exact: true }).click();
  };
  await add("pears, apples");
  await expect(selling.getByRole("alert")).toContainText("You can’t include commas in your product’s name.");
  await add("bartlett pears");
  await expect(
    selling.getByText("You have successfully added Bartlett pears to your list of products."),
  ).toBeVisible();
  await add("BARTLETT PEARS");
  await expect(selling.getByRole("alert")).toContainText(
    "Product already exists. Please provide a new product name.",
  );
  await field.fill("");
  await field.pressSequentially("apple");
  const suggestion = selling.getByRole("option").first();
  await expect(suggestion).toBeVisible();
  const suggested = await suggestion.textContent();
  await suggestion.click();
  await expect(field).toHaveValue(suggested ?? "");
  await selling.getByRole("button", { name: "Add", exact: true }).click();
  await expect(selling.getByRole("listitem")).toHaveCount(2);
  await selling.getByRole("button", { name: `Remove ${suggested}` }).click();
  await expect(
    selling.getByText(`You have successfully removed ${suggested} from your list of products.`),
  ).toBeVisible();

  // A category without a product, and one that is given up again.
  for (const category of ["Grains", "Fish"]) {
    await products.getByRole("button", { name: new RegExp(`^${category}`) }).click();
    const choice = products.getByRole("checkbox", {
      name: `Show ${category} among the products you sell to businesses`,
    });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  const fish = products.getByRole("checkbox", {
    name: "Show Fish among the products you sell to businesses",
  });
  await fish.click();
  const goes = page.getByRole("dialog");
  await expect(goes).toContainText(
    "Are you sure you want to remove your product listing under this category? Once you remove a category from your profile, you cannot recover its associated product list.",
  );
  await goes.getByRole("button", { name: "Remove category" }).click();
  await expect(fish).not.toBeChecked();

  await products.getByRole("button", { name: "Order of categories" }).click();
  const order = products.getByRole("list", { name: /^Order of categories/ });
  await expect(order.getByRole("listitem")).toHaveText(["Fruit", "Grains"]);
  if (isMobile) await order.getByRole("button", { name: "Move Grains up" }).click();
  else {
    const rows = order.getByRole("listitem");
    await rows
      .nth(1)
      .getByTitle("Drag to move")
      .dragTo(rows.nth(0), { targetPosition: { x: 60, y: 4 } });
  }
  await expect(order.getByRole("listitem")).toHaveText(["Grains", "Fruit"]);

  const processing = products.getByRole("group", { name: "Fruit: Products you process" });
  await processing.getByRole("combobox").fill("pear cider");
  await processing.getByRole("button", { name: "Add", exact: true }).click();
  await expect(processing.getByText(/^You have successfully added Pear cider/)).toBeVisible();

  await page.reload();
  await expect(sectionToggle(page, "Products")).toHaveAccessibleDescription("2 products in 2 categories");
  await expect(sectionToggle(page, "Photo Gallery")).toHaveAccessibleDescription("1 of 6 photos");

  const address = await page
    .getByRole("link", { name: /^View Your Business-Facing Profile/ })
    .getAttribute("href");
  const visitor = await browser.newPage();
  await visitor.goto(address ?? "");
  await expect(visitor.getByRole("heading", { name: business, level: 1 })).toBeVisible();
  const sold = visitor.getByRole("tabpanel").filter({ visible: true });
  await expect(sold.getByRole("heading", { level: 4 }).filter({ hasText: /Grains|Fruit/ })).toHaveText([
    "Grains",
    "Fruit",
  ]);
  await expect(sold).toContainText("Bartlett pears");
  await visitor.getByRole("tab", { name: "Processor" }).click();
  await expect(sold).toContainText("Pear cider");
  await visitor.close();
});

test("a seller who also processes says what it does in each role, and attaches its price list", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  // A long way, on machines that may be busy with other things.
  test.setTimeout(300_000);
  const member = await newMember("Press House", [2, 5]);
  await openAs(page, member.token, "/profile-hub");

  const seller = await openSection(page, "Additional Seller Details");
  await tick(seller, "Business size", "Small").check();
  await tick(seller, "Business size", "Large").check();
  await seller.getByRole("button", { name: "Save", exact: true }).click();
  await expect(seller.getByRole("alert")).toContainText("You can only choose one business size.");
  await expect(seller.getByRole("alert")).toContainText("You must choose an insurance option.");
  await tick(seller, "Business size", "Large").uncheck();
  await tick(seller, "Third-party liability insurance", "Yes").check();
  await tick(seller, "Business classifications", "Artisan Specialty").check();
  await tick(seller, "Preferred payment methods", "Cash on Delivery").check();
  await save(seller, "Your seller details have been saved.");

  const processor = await openSection(page, "Additional Processor Details");
  await tick(processor, "Processing volume", "Medium").check();
  await tick(processor, "Co-packing", "Yes").check();
  await tick(processor, "Third-party liability insurance", "No").check();
  await tick(processor, "Processing methods", "Juicing/Pressing").check();
  await tick(processor, "Business classifications", "Certified Organic").check();
  await tick(processor, "Processing formats", "Retail").check();
  await save(processor, "Your processor details have been saved.");

  const standards = await openSection(page, "Food Safety and Traceability Standards");
  await tick(standards, "Standards you are certified for as a seller", "HACCP").check();
  await tick(standards, "Standards you are certified for as a processor", "GMP").check();
  await save(standards, "Your food safety and traceability standards have been saved.");

  const attachments = await openSection(page, "Attachments");
  await attachments.getByLabel("Add a file").setInputFiles(pdf("scan_0012.pdf"));
  await attachments.getByLabel("Title").fill("Price list");
  await attachments.getByRole("button", { name: "Upload" }).click();
  await expect(attachments.getByText("Price list.pdf has been added.")).toBeVisible();
  await attachments.getByLabel("Add a file").setInputFiles(pdf("Price list.pdf"));
  await attachments.getByRole("button", { name: "Upload" }).click();
  await expect(attachments.getByRole("alert")).toContainText("File already exists.");
  await attachments.getByRole("button", { name: "Discard changes" }).click();
  await expectAccessible(page);

  const address = await page
    .getByRole("link", { name: /^View Your Business-Facing Profile/ })
    .getAttribute("href");
  const visitor = await browser.newPage();
  await visitor.goto(address ?? "");
  const shown = visitor.getByRole("tabpanel").filter({ visible: true });
  await expect(shown).toContainText("Artisan Specialty");
  await expect(shown).toContainText("HACCP");
  await visitor.getByRole("tab", { name: "Processor" }).click();
  await expect(shown).toContainText("Juicing/Pressing");
  await expect(shown).toContainText("GMP");
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: /Price list/ }).click();
  expect((await download).suggestedFilename()).toBe("Price list.pdf");
  await visitor.close();
});
