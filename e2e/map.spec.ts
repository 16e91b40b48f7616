import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";

const mapOf = (page: Page) => page.getByRole("group", { name: "Map of the results" });
const settled = (page: Page) =>
  expect(page.locator("[aria-busy]").first()).toHaveAttribute("aria-busy", "false");
const countIn = async (page: Page) =>
  Number(
    /^[\d,]+/
      .exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0]
      .replaceAll(",", ""),
  );

test("the map is beside the list, on a phone one press away, and searches the area that it shows", async ({
  page,
  isMobile,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((address) => /leafletMap/.test(address));
  await page.goto("/search/cheese");
  await settled(page);
  if (isMobile) {
    expect(isFetched()).toBe(false);
    await page
      .getByRole("link", { name: "Map", exact: true })
      .or(page.getByRole("button", { name: "Map", exact: true }))
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]view=map/);
  }
  await expect(
    mapOf(page)
      .getByRole("button", { name: /together: show them$/ })
      .first(),
  ).toBeVisible();
  expect(isFetched()).toBe(true);
  await expectAccessible(page);

  const everywhere = await countIn(page);
  await mapOf(page).getByRole("button", { name: "Zoom in" }).click();
  await mapOf(page).getByRole("button", { name: "Zoom in" }).click();
  await mapOf(page).getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/[?&]bounds=/);
  await expect.poll(() => countIn(page)).toBeLessThan(everywhere);
  await page.reload();
  await settled(page);
  expect(await countIn(page)).toBeLessThan(everywhere);
  await mapOf(page).getByRole("button", { name: "Search everywhere" }).click();
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(() => countIn(page)).toBe(everywhere);
});

test("a tall map goes out no further than there is a map", { tag: "@any-size" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  let seen: number[] = [];
  page.on("request", (request) => {
    const { map } = (request.postDataJSON() ?? {}) as { map?: { bounds: number[] } };
    if (map) seen = map.bounds;
  });
  await page.goto("/search/cheese");
  await settled(page);
  const out = mapOf(page).getByRole("button", { name: "Zoom out" });
  await expect(out).toBeVisible();
  while ((await out.getAttribute("aria-disabled")) !== "true") await out.click();
  await expect.poll(() => seen.length).toBe(4);
  // What is asked for is half as much again as what is seen.
  const [west = 0, south = 0, east = 0, north = 0] = seen;
  expect((north - south) / 1.5).toBeLessThanOrEqual(17.5);
  expect((east - west) / 1.5).toBeLessThanOrEqual(26);
  expect(south + (north - south) / 6).toBeGreaterThanOrEqual(39.9);
});

test("the keyboard takes clusters apart, opens a point and comes back to it", { tag: "@any-size" }, async ({
  page,
}) => {
  await page.goto("/search/cheese?view=map&near=Elora&distance=25");
  await settled(page);
  const points = mapOf(page).locator(".leaflet-marker-icon");
  await expect(points.first()).toBeVisible();
  // Clusters come apart until one stands for a single place.
  const panel = mapOf(page).getByRole("button", { name: "Close" });
  for (let press = 0; press < 8 && !(await panel.isVisible()); press++) {
    const before = await points.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());
    await points.first().focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(
        async () =>
          (await panel.isVisible()) ||
          (await points.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join())) !==
            before,
      )
      .toBe(true);
  }
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  await expect(mapOf(page).locator(".leaflet-marker-icon:focus")).toHaveCount(1);
});

test("a profile says on its map that the place is approximate, and a phone fetches it when asked", async ({
  page,
  isMobile,
}) => {
  await page.goto("/profiles/saltlick-hill-creamery/contact");
  if (isMobile) {
    await expect(page.locator(".leaflet-container")).toHaveCount(0);
    await page.getByRole("button", { name: "Show map" }).click();
  }
  await expect(page.locator(".leaflet-marker-icon")).toHaveAccessibleName(
    "Saltlick Hill Creamery, approximate place",
  );
  await expect(page.getByText("Approximate: the middle of the postal area")).toBeVisible();
  await expectAccessible(page);
});
