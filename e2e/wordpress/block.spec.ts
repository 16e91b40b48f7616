import { expect, test } from "@playwright/test";
import { addBlock, blockSettings, newPost, reopen, save } from "./support/editor.ts";
import { asVisitor, expectNoShift } from "./support/visitor.ts";
import { complaints, configure, foodshedIs, logIn, php } from "./support/wordpress.ts";

const network = "grand-valley-local-food-network";

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterEach(() => expect(complaints()).toEqual([]));

for (const who of ["admin", "editor", "author"] as const) {
  test(`The block can be used as ${who}, is the same after every save, and shows the widget`, async ({
    page,
    browser,
  }) => {
    await logIn(page, who);
    await newPost(page);
    await addBlock(page, "Classifieds board");
    await expect(page.frameLocator("iframe[title^=Preview]").getByRole("article").first()).toBeVisible();
    const side = await blockSettings(page);
    await side.getByLabel("Network").fill("Grand Valley");
    // A name that was chosen from the suggestions becomes the slug.
    await expect(side.locator("datalist option").first()).toHaveText(network);
    await side.getByLabel("Network").fill("Grand Valley Local Food Network");
    await expect(side.getByLabel("Network")).toHaveValue(network);
    await side.getByLabel("Classified type").selectOption("Wanted");
    await side.getByRole("button", { name: "How it looks" }).click();
    await side.getByLabel("Density").selectOption("Compact");

    const first = await save(page);
    expect(first.content).toContain(
      `<!-- wp:foodshed/widget {"values":{"network":"${network}","kind":"wanted","density":"compact"}} /-->`,
    );
    expect(await reopen(page)).toBe(true);
    const second = await save(page);
    expect(second).toEqual(first);

    await asVisitor(browser, first.address, async (visited) => {
      const board = visited.locator("foodshed-classifieds");
      await expect(board).toHaveAttribute("network", network);
      await expect(board).toHaveAttribute("kind", "wanted");
      await expect(board.getByRole("article").first()).toBeVisible();
      await expectNoShift(visited);
    });
  });
}

test("The block asks for what a widget needs, and an author is sent to an administrator for the address", async ({
  page,
}) => {
  await logIn(page, "author");
  await newPost(page);
  await addBlock(page, "Profile card");
  await expect(page.getByText("Choose first: Business.")).toBeVisible();
  php("delete_option( 'foodshed_settings' );");
  await newPost(page);
  await addBlock(page, "Mailing list");
  await expect(page.getByText("An administrator has to enter the address")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the settings" })).toHaveCount(0);
});
