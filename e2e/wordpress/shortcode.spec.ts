import { expect, test } from "@playwright/test";
import { asVisitor, expectNoShift } from "./support/visitor.ts";
import { complaints, configure, foodshedIs, php, publish, quoted } from "./support/wordpress.ts";

const network = "grand-valley-local-food-network";

test.beforeEach(() => {
  configure();
  foodshedIs("here", { forget: true });
});
test.afterEach(() => expect(complaints()).toEqual([]));

test("An author's shortcode shows the widget, and a second one brings no second script", async ({
  browser,
}) => {
  const address = publish(
    `<p>Our ads:</p>\n[foodshed element="classifieds" network="${network}" ending-soon]\n[foodshed element="mailing-list"]`,
    "author",
  );
  await asVisitor(browser, address, async (page) => {
    const board = page.locator("foodshed-classifieds");
    await expect(board).toHaveAttribute("ending-soon", "true");
    await expect(board.getByRole("link", { name: "Open on Foodshed" })).toBeVisible();
    await expect(page.locator("foodshed-mailing-list").getByRole("textbox")).toBeVisible();
    const script = page.locator("script[src$='/embed/v1.js']");
    await expect(script).toHaveCount(1);
    await expect(script).toHaveAttribute("async", "");
    await expectNoShift(page);
  });
});

test("A page without a widget loads nothing of Foodshed", async ({ browser }) => {
  await asVisitor(browser, publish("<p>No ads today.</p>", "author"), async (page) => {
    await expect(page.getByText("No ads today.")).toBeVisible();
    expect(await page.content()).not.toContain(process.env.E2E_BASE_URL);
  });
});

test("An author cannot smuggle markup or script in", async ({ browser }) => {
  const tricks = [
    `[foodshed element="classifieds" keywords='"><img src=x onerror=alert(1)>' onclick="alert(1)" style="x" is="y"]`,
    `[foodshed element="search" placeholder="&quot; autofocus onfocus=&quot;alert(1)" text="&lt;script&gt;alert(1)&lt;/script&gt;"]`,
    `[foodshed element="message-button" slug="x' onmouseover='alert(1)" label="x"]`,
    `[foodshed element="classifieds" color="red;background:url(//evil.example)" font="x</style><script>alert(1)</script>" accent="expression(1)"]`,
    `[foodshed element="img src=x onerror=alert(1)"]`,
    `<!-- wp:foodshed/widget {"element":"classifieds\\u0022 onclick=\\u0022alert(1)","values":{"network":"x"}} /-->`,
    `<!-- wp:foodshed/widget {"element":"search","values":{"text":"\\u0022\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e","placeholder":["a"],"onclick":"alert(1)"}} /-->`,
    `<!-- wp:foodshed/widget {"element":"search","values":"none"} /-->`,
  ];
  await asVisitor(browser, publish(tricks.join("\n\n"), "author"), async (page) => {
    page.on("dialog", () => expect("a dialog").toBe("none"));
    await expect(page.locator("foodshed-search").first()).toBeVisible();
    const found = await page.locator(".entry-content, .wp-block-post-content").evaluate((content) =>
      [...content.querySelectorAll("*")].flatMap((element) => [
        ...(element.closest("script, img") ? [element.outerHTML] : []),
        ...element
          .getAttributeNames()
          .filter((name) => /^on|^is$|^autofocus$/.test(name))
          .map((name) => `${element.localName} ${name}`),
      ]),
    );
    expect(found).toEqual([]);
  });
});

test("What a member of Foodshed wrote is no shortcode of this site", () => {
  const member = "Eggs [trap] [[trap]] &#91;trap&#93;";
  const fragment = `<foodshed-classifieds><template shadowrootmode="open"><style>a[trap]{color:red}</style><p title="[trap]">${member} "quoted" -- dashes...</p><script type="application/json">{"at":[1,[true]],"text":"[trap] \\u003c"}</script></template><a href="/x">Board</a></foodshed-classifieds>`;
  const rendered = php<string>(`
    add_shortcode( 'trap', fn() => 'CAUGHT' );
    add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 200 ), 'body' => ${quoted(fragment)}, 'headers' => array(), 'cookies' => array() ), 99 );
    $once = apply_filters( 'the_content', '<!-- wp:foodshed/widget /-->' );
    return do_shortcode( $once );
  `);
  expect(rendered).not.toContain("CAUGHT");
  const data = /<script type="application\/json">(.*?)<\/script>/.exec(rendered)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ at: [1, [true]], text: "[trap] <" });
  // Quotes and dashes stay as the member wrote them, or the script would find another text than it expects.
  expect(rendered).toContain('"quoted" -- dashes...');
});

test("Who may edit is told what is wrong with a shortcode; a visitor sees nothing of it", async ({
  browser,
}) => {
  const address = publish('[foodshed element="tractors"]<p>Below</p>', "author");
  await asVisitor(browser, address, async (page) => {
    await expect(page.getByText("Below")).toBeVisible();
    await expect(page.getByText("there is no such widget")).toHaveCount(0);
  });
  const told = php<string>(
    `wp_set_current_user( 1 ); return do_shortcode( '[foodshed element="tractors"][foodshed element="profile-card"]' );`,
  );
  expect(told).toContain("with one of these: classifieds, search,");
  expect(told).toContain("this widget needs a value for “Business”");
});
