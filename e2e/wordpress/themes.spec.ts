import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import { asVisitor, expectNoShift } from "./support/visitor.ts";
import { complaints, configure, foodshedIs, php, publish, quoted } from "./support/wordpress.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const content = `<!-- wp:foodshed/widget {"values":{"network":"grand-valley-local-food-network"}} /-->
<!-- wp:foodshed/widget {"element":"profile-card","values":{"slug":"grand-valley-local-food-network"}} /-->
<!-- wp:foodshed/widget {"element":"mailing-list"} /-->`;

/** The themes that Debian ships: a classic one, and block themes with their light and dark style variations. */
const looks = [
  { theme: "twentytwentyone", ground: "#d1e4dd" },
  { theme: "twentytwentyone", ground: "#28303d" },
  { theme: "twentytwentytwo" },
  { theme: "twentytwentytwo", variation: "blue" },
  { theme: "twentytwentythree" },
  { theme: "twentytwentythree", variation: "pitch" },
  { theme: "twentytwentythree", variation: "electric" },
] as const;

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterAll(() => wear("twentytwentythree"));
test.afterEach(() => expect(complaints()).toEqual([]));

for (const look of looks) {
  const { theme } = look;
  const variation = "variation" in look ? look.variation : undefined;
  const ground = "ground" in look ? look.ground : undefined;
  test(`Widgets can be read, fit and move nothing in ${theme} ${variation ?? ground ?? "as it comes"}`, async ({
    browser,
  }) => {
    wear(theme, variation, ground);
    const address = publish(content);
    const without = publish("<!-- wp:paragraph --><p>No widgets.</p><!-- /wp:paragraph -->");
    await asVisitor(browser, "about:blank", async (page) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(without);
        const themes = await overhang(page);
        await page.goto(address);
        await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
        const card = page.locator("foodshed-profile-card");
        await card.scrollIntoViewIfNeeded();
        await expect(card.getByRole("heading").first()).toBeVisible();
        await page.locator("foodshed-mailing-list").scrollIntoViewIfNeeded();
        await expect(page.locator("foodshed-mailing-list").getByRole("textbox").first()).toBeVisible();
        await expectNoShift(page);
        expect(await overhang(page), `sideways at ${width} px`).toBeLessThanOrEqual(themes);
      }
      expect(await hardToRead(page)).toEqual([]);
    });
  });
}

/** Changes the theme of the site, with a style variation of its own or a background colour. */
function wear(theme: string, variation?: string, ground?: string): void {
  php(`
    switch_theme( '${theme}' );
    ${ground ? `set_theme_mod( 'background_color', '${ground.slice(1)}' );` : ""}
    if ( wp_is_block_theme() ) {
      $styles = ${quoted(variation ?? "")} ? wp_json_file_decode( get_theme_file_path( 'styles/${variation}.json' ), array( 'associative' => true ) ) : array( 'version' => 2 );
      $post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true );
      wp_update_post( array( 'ID' => $post['ID'], 'post_content' => wp_slash( wp_json_encode( array( 'isGlobalStylesUserThemeJSON' => true ) + $styles ) ) ) );
    }
  `);
}

/** Pixels that one can scroll sideways: some themes have them by themselves. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Texts of the widgets with too little contrast. */
async function hardToRead(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & { axe: typeof import("axe-core") };
    const widgets = ["foodshed-classifieds", "foodshed-profile-card", "foodshed-mailing-list"];
    const { violations } = await axe.run({ include: widgets }, { runOnly: ["color-contrast"] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`));
  });
}
