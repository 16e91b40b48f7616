import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newMember, openAs } from "./support/members.ts";

test.describe.configure({ timeout: 180_000 });

const VEGETABLES =
  "carrots beets leeks radishes kale spinach celery parsnips turnips rutabagas zucchini pumpkins cucumbers tomatoes peppers eggplants cabbage broccoli cauliflower garlic onions shallots potatoes peas arugula asparagus".split(
    " ",
  );

test("a grower pastes thirty products, mends three, puts them in order, and a buyer goes on from one", async ({
  page,
  browser,
}) => {
  const member = await newMember("Thirty Beds");
  await openAs(page, member.token, "/profile-hub#products");
  await page.getByRole("button", { name: "All products in a table" }).click();
  await page
    .getByRole("textbox", { name: /^List of products/ })
    .fill(
      [
        "Product;Category",
        ...VEGETABLES.map((name) => `${name};Vegetables`),
        "Honeycrisp apples;orchard",
        "Beets;Vegetables",
        `${"very ".repeat(25)}long beans;Vegetables`,
        "Pears;Fruit",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Put into the table" }).click();
  await expect(page.getByText(/30 new products, 0 changed/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Only the 3 to look at" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use “Fruit”" }).click();
  const beets = page.getByRole("textbox", { name: "Product, Beets" });
  // A name that no other list of the demo network has.
  const variety = `Touchstone${Date.now().toString(36)} beets`;
  await beets.fill(variety);
  await beets.press("Tab");
  const long = page.getByRole("textbox", { name: /^Product, Very very/ });
  await long.fill("Long beans");
  await long.press("Tab");
  await page.getByRole("button", { name: "Save products" }).click();
  await expect(page.getByText("Your products have been saved.")).toBeVisible();

  const up = page.getByRole("button", { name: "Move Pears up" });
  const down = page.getByRole("button", { name: "Move Honeycrisp apples down" });
  await ((await down.getAttribute("aria-disabled")) === "true" ? up : down).click();
  await page.getByRole("button", { name: "Save products" }).click();
  await expect(page.getByText("Your products have been saved.")).toBeVisible();

  const visitor = await browser.newPage();
  const { slug } = await visitor.request
    .post(`${process.env.E2E_BASE_URL}/api/v1/accounts/profile_by_id/`, {
      data: {},
      headers: { Authorization: `Bearer ${member.token}` },
    })
    .then((response) => response.json());
  await visitor.goto(`/profile/${slug}`);
  const fruit = visitor.getByRole("link", { name: /^(Pears|Honeycrisp apples)$/ });
  await expect(fruit).toHaveCount(2);
  await visitor.getByRole("searchbox", { name: "Find a product" }).fill("touchstone");
  await expect(visitor.getByText("1 of 30")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: variety }).click();
  await expect(visitor).toHaveURL(/\/search\/Touchstone\w+%20beets$/);
  await expect(visitor.getByRole("link", { name: member.business }).first()).toBeVisible();
});

/** Opens the table and puts five hundred products into it. */
async function tableOfFiveHundred(page: Page) {
  await page.getByRole("button", { name: "All products in a table" }).click();
  const names = Array.from({ length: 500 }, (_, at) => `Variety ${String(at + 1).padStart(3, "0")}`);
  await page.getByRole("textbox", { name: /^List of products/ }).evaluate(
    (field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    ["Product;Category", ...names.map((name) => `${name};Vegetables`)].join("\n"),
  );
  await page.getByRole("button", { name: "Put into the table" }).click();
  await expect(page.getByText(/^500 new products/)).toBeVisible();
  const table = page.getByRole("table", { name: "Products you sell to businesses" });
  const field = (name: string) => table.getByRole("textbox", { name: `Product, ${name}`, exact: true });
  return { table, field };
}

test("a table of five hundred is worked through from end to end, with only the rows in sight on the page", async ({
  page,
}) => {
  const member = await newMember("Five Hundred Beds");
  await openAs(page, member.token, "/profile-hub#products");
  const { table, field } = await tableOfFiveHundred(page);
  const rendered = () => table.locator("tr[data-key]").count();
  await expect(table).toHaveAttribute("aria-rowcount", "501");
  expect(await rendered()).toBeLessThan(200);

  // Enter leads on where the next rows were not there before.
  await field("Variety 038").focus();
  for (let at = 39; at <= 42; at += 1) {
    await page.keyboard.press("Enter");
    await expect(field(`Variety 0${at}`)).toBeFocused();
  }
  await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
  await expect(page.getByRole("group", { name: "500 products chosen" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).focus();

  // A row far away is scrolled to, and what was typed on the way counts.
  await field("Variety 002").fill("Typed and left");
  await page.getByRole("button", { name: "Add a product" }).click();
  await expect(field("new product")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field("Variety 500")).toBeFocused();
  await expect(table.locator("tr", { has: page.locator(":focus") })).toHaveAttribute("aria-rowindex", "501");
  expect(await rendered()).toBeLessThan(200);
  await page.getByRole("searchbox", { name: "Find in the table" }).fill("typed");
  await expect(field("Typed and left")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find in the table" }).fill("");
  await page.getByRole("button", { name: "Save products" }).click();
  await expect(page.getByText("Your products have been saved.")).toBeVisible();
});

test("in a table of five hundred a row is moved by keys and by mouse to where no rows were rendered", {
  tag: "@any-size",
}, async ({ page }) => {
  const member = await newMember("Moving Beds");
  await openAs(page, member.token, "/profile-hub#products");
  const { table, field } = await tableOfFiveHundred(page);
  const rowOf = (name: string) =>
    table.locator("tr", { has: page.getByRole("textbox", { name: `Product, ${name}`, exact: true }) });

  // Over the end of the rows that are rendered together, and back.
  await field("Variety 040").focus();
  await rowOf("Variety 040").getByRole("button", { name: "Move Variety 040 down" }).focus();
  for (let place = 42; place <= 44; place += 1) {
    await page.keyboard.press("Enter");
    await expect(rowOf("Variety 040")).toHaveAttribute("aria-rowindex", String(place));
    await expect(page.getByRole("button", { name: "Move Variety 040 down" })).toBeFocused();
  }
  await page.getByRole("button", { name: "Move Variety 040 up" }).focus();
  for (let place = 43; place >= 40; place -= 1) {
    await page.keyboard.press("Enter");
    await expect(rowOf("Variety 040")).toHaveAttribute("aria-rowindex", String(place));
    await expect(page.getByRole("button", { name: "Move Variety 040 up" })).toBeFocused();
  }
  await expect(rowOf("Variety 039")).toHaveAttribute("aria-rowindex", "41");

  await field("Variety 003").scrollIntoViewIfNeeded();
  const frame = await rowOf("Variety 003").locator("[data-grip]").boundingBox();
  await page.mouse.move((frame?.x ?? 0) + 10, (frame?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((frame?.x ?? 0) + 12, (frame?.y ?? 0) + 40, { steps: 4 });
  await expect(table.locator("[data-dragged]")).toHaveCount(1);
  const wheel = async () => {
    await page.mouse.wheel(0, 400);
    await expect(field("Variety 200")).toBeInViewport({ timeout: 250 });
  };
  await expect(wheel).toPass();
  const target = await rowOf("Variety 200").boundingBox();
  const low = (target?.y ?? 0) + (target?.height ?? 0) - 6;
  await page.mouse.move((target?.x ?? 0) + 40, low - 4);
  await page.mouse.move((target?.x ?? 0) + 40, low, { steps: 3 });
  await expect(rowOf("Variety 200")).toHaveAttribute("data-edge", "bottom");
  await page.mouse.up();
  await expect(rowOf("Variety 200")).toHaveAttribute("aria-rowindex", "200");
  await expect(rowOf("Variety 003")).toHaveAttribute("aria-rowindex", "201");
  await expect(table.locator("[data-dragged]")).toHaveCount(0);

  await page.getByRole("button", { name: "Save products" }).click();
  await expect(page.getByText("Your products have been saved.")).toBeVisible();
  await expect(rowOf("Variety 003")).toHaveAttribute("aria-rowindex", "201");
});
