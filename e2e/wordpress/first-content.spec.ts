import { expect, test } from "@playwright/test";
import { asVisitor, expectNoShift } from "./support/visitor.ts";
import { asked, complaints, configure, foodshedIs, php, publish } from "./support/wordpress.ts";

const board = '[foodshed element="classifieds" network="grand-valley-local-food-network"]';

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterAll(() => foodshedIs("here", { forget: true }));
test.afterEach(() => expect(complaints()).toEqual([]));

test("The first content is in the page itself: read without script, and the same when the script comes", async ({
  browser,
}) => {
  const address = publish(board);
  let title = "";
  await asVisitor(
    browser,
    address,
    async (page) => {
      const first = page.locator("foodshed-classifieds").getByRole("article").first();
      await expect(first).toBeVisible();
      title = (await first.getByRole("heading").textContent()) ?? "";
    },
    { script: false },
  );
  expect(title).not.toBe("");
  await asVisitor(browser, address, async (page) => {
    const element = page.locator("foodshed-classifieds");
    await expect(element.getByRole("article").first().getByRole("heading")).toHaveText(title);
    await element.getByRole("button", { name: "Filter classifieds" }).click();
    await expect(element.getByRole("radio", { name: /^Wanted/ })).toBeVisible();
  });
  await asVisitor(browser, address, async (page) => {
    await page.waitForLoadState("networkidle");
    await expectNoShift(page);
  });
});

test("Foodshed is asked once in a while only, and what it said stays while it is away", async ({
  browser,
}) => {
  const address = publish(board);
  const articles = async () => {
    let count = 0;
    await asVisitor(
      browser,
      address,
      async (page) => {
        count = await page.locator("foodshed-classifieds").getByRole("article").count();
      },
      { script: false },
    );
    return count;
  };
  const before = await articles();
  expect(before).toBeGreaterThan(0);
  foodshedIs("away");
  expect(await articles()).toBe(before);
  expect(asked(), "while it is fresh").toBe(0);
  makeOld();
  expect(await articles()).toBe(before);
  expect(asked(), "once it is old").toBe(1);
  makeOld();
  expect(await articles()).toBe(before);
  expect(asked(), "not again at once").toBe(1);
});

test("While Foodshed is slow a page waits once and not for long, and has a link", async ({ browser }) => {
  const address = publish(`${board}\n[foodshed element="search"]\n[foodshed element="mailing-list"]`);
  foodshedIs("slow");
  await asVisitor(
    browser,
    address,
    async (page) => {
      const link = page.getByRole("link", { name: "Classifieds board on Foodshed" });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", `${process.env.E2E_BASE_URL}/search/classifieds`);
      await expect(page.getByRole("link", { name: "Mailing list on Foodshed" })).toBeVisible();
    },
    { script: false },
  );
  expect(asked(), "three widgets").toBe(1);
});

test("Where Foodshed is away for the visitor too, the link remains", async ({ browser }) => {
  const address = publish(board);
  foodshedIs("away");
  await asVisitor(browser, "about:blank", async (page) => {
    await page.route(`${process.env.E2E_BASE_URL}/**`, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Classifieds board on Foodshed" })).toBeVisible();
  });
});

test("What Foodshed no longer has is not kept", () => {
  const gone = php<string>(`
    $first = fn() => \\Foodshed\\widget( 'profile-card', array( 'slug' => 'grand-valley-local-food-network' ) );
    $before = $first();
    add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 404 ), 'body' => 'There is no such business.', 'headers' => array(), 'cookies' => array() ), 99 );
    $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->options} SET option_value = REPLACE( option_value, 'time', 'past' ) WHERE option_name LIKE '_transient_foodshed_%'" );
    wp_cache_flush();
    return array( $before, $first() );
  `);
  expect(gone[0]).toContain("<template");
  expect(gone[1]).not.toContain("<template");
  expect(gone[1]).toContain("Profile card on Foodshed");
});

/** As if ten minutes had gone by. */
function makeOld(): void {
  php(`
    foreach ( $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '_transient_foodshed_%' AND option_name NOT LIKE '%pause%'" ) as $name ) {
      $kept = get_option( $name );
      update_option( $name, array( 'time' => $kept['time'] - 600 ) + $kept );
    }
  `);
}
