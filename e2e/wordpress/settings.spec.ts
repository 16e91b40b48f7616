import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { asVisitor } from "./support/visitor.ts";
import { complaints, configure, foodshedIs, logIn, php, publish } from "./support/wordpress.ts";

const page_ = "/wp-admin/options-general.php?page=foodshed";
const foodshed = process.env.E2E_BASE_URL ?? "";

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterEach(() => {
  php("update_option( 'WPLANG', '' );");
  expect(complaints()).toEqual([]);
});

test("An administrator sets the site up, and is told what is wrong with an address", async ({ page }) => {
  php("delete_option( 'foodshed_settings' );");
  await logIn(page, "admin");
  await page.goto(page_);
  const address = page.getByLabel("Address of the Foodshed site");
  await address.fill("http://foodshed.example");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("The address must begin with https://")).toBeVisible();
  await expect(address).toHaveValue("");
  await address.fill("http://localhost:9");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("no Foodshed answers there")).toBeVisible();
  await address.fill(`${foodshed}/`);
  await page.getByLabel("Theme of widgets").selectOption("Dark");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(address).toHaveValue(foodshed);
  expect(php("return get_option( 'foodshed_settings' );")).toEqual({
    address: foodshed,
    network: "",
    language: "",
    theme: "dark",
  });
  await expectAccessible(page).catch((error) => expect(String(error)).not.toContain("foodshed"));
});

test("Nobody else changes the settings, or sees a preview", async ({ page, browser }) => {
  await logIn(page, "editor");
  await page.goto(page_);
  await expect(page.getByText("you are not allowed to access this page")).toBeVisible();
  const sent = await page.request.post("/wp-admin/options.php", {
    form: { option_page: "foodshed", action: "update", "foodshed_settings[address]": "https://evil.example" },
  });
  expect(sent.ok()).toBe(false);
  expect(php<{ address: string }>("return get_option( 'foodshed_settings' );").address).toBe(foodshed);
  const asked = `/?foodshed_preview=${encodeURIComponent('{"element":"search"}')}&_wpnonce=1234567890`;
  await page.goto(asked);
  await expect(page.locator("foodshed-search")).toHaveCount(0);
  await asVisitor(browser, new URL(asked, page.url()).href, async (visited) => {
    await expect(visited.locator("foodshed-search")).toHaveCount(0);
  });
});

test("The builder shows the widget on a page of this site, and its shortcode brings it to a page", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, "admin");
  await page.goto(page_);
  const preview = page.frameLocator("iframe[title^=Preview]");
  await expect(preview.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
  // The page around it is of this site's theme.
  await expect(preview.getByRole("link", { name: "Our market" }).first()).toBeVisible();
  expect(await preview.locator("body").evaluate(() => location.origin)).toBe(new URL(page.url()).origin);

  await page.getByLabel("Widget", { exact: true }).selectOption("Profile card");
  await expect(page.getByText("Choose first: Business.")).toBeVisible();
  await page.getByLabel("Business").fill("grand-valley-local-food-network");
  await expect(preview.locator("foodshed-profile-card").getByRole("heading").first()).toBeVisible();
  await page.getByLabel("Widget", { exact: true }).selectOption("Search box");
  await page.getByLabel("Placeholder").fill('Goat\'s [milk] & "cheese"');
  await page.getByLabel("Density").selectOption("Compact");
  await page.getByRole("button", { name: "Copy shortcode" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const shortcode = await page.evaluate(() => navigator.clipboard.readText());
  expect(shortcode).toBe(
    `[foodshed element="search" placeholder='Goat’s milk & "cheese"' density="compact"]`,
  );
  await asVisitor(browser, publish(shortcode, "author"), async (visited) => {
    await expect(visited.locator("foodshed-search").getByRole("combobox")).toHaveAttribute(
      "placeholder",
      'Goat’s milk & "cheese"',
    );
  });
});

test("Widgets and settings speak the language of the site, and of who edits it", async ({
  page,
  browser,
}) => {
  php("update_option( 'WPLANG', 'fr_FR' );");
  const address = publish('[foodshed element="mailing-list"]');
  const button = (visited: Page, name: string) =>
    visited.locator("foodshed-mailing-list").getByRole("button", { name });
  for (const script of [false, true]) {
    await asVisitor(
      browser,
      address,
      async (visited) => {
        expect(await visited.locator("html").getAttribute("lang")).toBe("fr-FR");
        await expect(button(visited, "S’abonner")).toBeVisible();
      },
      { script },
    );
  }
  await logIn(page, "admin");
  await page.goto(page_);
  await expect(page.getByLabel("Adresse du site Foodshed")).toHaveValue(foodshed);
  await expect(page.getByText("Ce qu’il affiche")).toBeVisible();
  await expect(page.getByLabel("Type de petite annonce")).toBeVisible();
  configure({ language: "en" });
  await asVisitor(browser, address, async (visited) => {
    await expect(visited.locator("foodshed-mailing-list")).toHaveAttribute("lang", "en");
    await expect(button(visited, "Subscribe")).toBeVisible();
  });
});

test("The site's network and theme hold where a page says nothing else", () => {
  configure({ network: "grand-valley-local-food-network", theme: "dark" });
  const rendered = php<string>(
    `return do_shortcode( '[foodshed element="classifieds"][foodshed element="classifieds" network="other" theme="light"][foodshed element="mailing-list"]' );`,
  );
  const tags = rendered.match(/<foodshed-[^>]*>/g)?.map((tag) => tag.replace(/ (style|lang)="[^"]*"/g, ""));
  expect(tags).toEqual([
    '<foodshed-classifieds network="grand-valley-local-food-network" theme="dark">',
    '<foodshed-classifieds network="other" theme="light">',
    '<foodshed-mailing-list theme="dark">',
  ]);
});

test("Deleting the plugin takes everything away that it stored", () => {
  const left = php<string[]>(`
    \\Foodshed\\widget( 'classifieds', array() );
    define( 'WP_UNINSTALL_PLUGIN', 'foodshed/foodshed.php' );
    include WP_PLUGIN_DIR . '/foodshed/uninstall.php';
    return $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%foodshed%' AND option_name NOT LIKE 'tests_%'" );
  `);
  expect(left).toEqual([]);
});
