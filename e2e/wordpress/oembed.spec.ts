import { expect, test } from "@playwright/test";
import { asVisitor } from "./support/visitor.ts";
import { complaints, configure, foodshedIs, publish } from "./support/wordpress.ts";

const foodshed = process.env.E2E_BASE_URL ?? "";

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterEach(() => expect(complaints()).toEqual([]));

test("The address of a profile or of the board, alone in a paragraph of an author, becomes its widget", async ({
  browser,
}) => {
  const card = `${foodshed}/profiles/grand-valley-local-food-network`;
  const board = `${foodshed}/fr/recherche/petites-annonces`;
  await asVisitor(browser, publish(`${card}\n\n${board}\n\n${foodshed}/about-us`, "author"), async (page) => {
    const frames = page.locator("iframe");
    await expect(frames).toHaveCount(2);
    await expect(page.frameLocator("iframe >> nth=0").locator("foodshed-profile-card")).toBeVisible();
    await expect(frames.nth(1)).toHaveAttribute("title", /petites annonces/);
    // What cannot be embedded stays a link.
    await expect(page.getByText(`${foodshed}/about-us`)).toBeVisible();
  });
});
