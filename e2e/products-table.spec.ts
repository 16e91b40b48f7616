import { expect, test } from "@playwright/test";
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
  await beets.fill("Golden beets");
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
  await visitor.getByRole("searchbox", { name: "Find a product" }).fill("golden");
  await expect(visitor.getByText("1 of 30")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Golden beets" }).click();
  await expect(visitor).toHaveURL(/\/search\/Golden%20beets$/);
  await expect(visitor.getByRole("link", { name: member.business }).first()).toBeVisible();
});
