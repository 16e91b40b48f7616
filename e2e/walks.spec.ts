import { expect, type Page } from "@playwright/test";
import { newAddress } from "./support/accounts.ts";
import { picture } from "./support/files.ts";
import { runJobUntil } from "./support/jobs.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { mailedLink, mailsWith } from "./support/outbox.ts";
import { startWalk, test } from "./support/walk.ts";

// What people come for, from the first page on, counted in presses, fields and choices. A step more than the aim is a failure.

const box = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Search" });
const settled = (page: Page) =>
  expect(page.locator("[aria-busy]").first()).toHaveAttribute("aria-busy", "false");

test("a chef finds three makers nearby who deliver, in five steps, and writes to all in three more", async ({
  page,
}) => {
  const chef = await newMember("Walking Bistro", [1]);
  await openAs(page, chef.token, "/");
  const walk = startWalk();
  await walk.fill(box(page), "goat cheese within 100 km of Guelph");
  await walk.press(box(page), "Enter");
  await expect(page).toHaveURL(/\/search\/goat/);
  await settled(page);
  const delivers = page.getByRole("checkbox", { name: /^Delivers/ });
  if (!(await delivers.isVisible())) {
    await walk.click(page.getByRole("button", { name: /^Filters/ }));
    await walk.check(delivers);
    await walk.click(page.getByRole("button", { name: /^Show \d+ results?$/ }));
  } else {
    await walk.check(delivers);
  }
  const makers = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /Delivers/ });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^3 Profile Results/);
  await expect(makers).toHaveCount(3);
  expect(walk.interactions).toBeLessThanOrEqual(5);

  const toList = walk.interactions;
  await walk.click(page.getByRole("button", { name: "Write to all 3" }));
  const dialog = page.getByRole("dialog", { name: "Ask 3 businesses" });
  await walk.fill(dialog.getByLabel(/^Quantity/), "12");
  await walk.click(dialog.getByRole("button", { name: "Send to all 3" }));
  await expect(page.getByText("0 of 3 answered")).toBeVisible();
  expect(walk.interactions - toList).toBeLessThanOrEqual(3);
});

test("an ad with a photo is placed from any page in seven taps", async ({ page }) => {
  const grower = await newMember("Walking Orchard");
  const title = `Crooked pears ${Date.now().toString(36)}`;
  await openAs(page, grower.token, "/profiles/tangle-acres");
  const walk = startWalk();
  await walk.click(page.getByRole("contentinfo").getByRole("link", { name: "Place an ad" }));
  const dialog = page.getByRole("dialog", { name: "Create Classified" });
  // The keyboard is up already: the title takes no tap.
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(title);
  await walk.click(dialog.getByRole("tab", { name: "Selling" }));
  await walk.choose(dialog.getByLabel("Category"), "Fruit");
  await walk.click(dialog.getByRole("button", { name: "In a month" }));
  await walk.fill(dialog.getByLabel("Description"), "Sweet, for cider or sauce.");
  await walk.upload(dialog.getByLabel("Image"), picture);
  await expect(dialog.getByRole("group", { name: /Part of the picture/ })).toBeVisible();
  await walk.click(dialog.getByRole("button", { name: "Submit" }));
  await expect(page.getByText("Successfully Created a Classified!")).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(7);
});

test("a visitor who looks for what nobody has gets an alert in six steps, the mail's included", async ({
  page,
}) => {
  const word = `romanesco${Date.now().toString(36)}`;
  const email = newAddress("walk-alert");
  await page.goto("/");
  const walk = startWalk();
  await walk.fill(box(page), word);
  await walk.press(box(page), "Enter");
  await walk.click(page.getByRole("button", { name: "Get an Alert" }));
  const dialog = page.getByRole("dialog", { name: "Get alerts of this search" });
  await walk.fill(dialog.getByLabel("Your email"), email);
  await walk.click(dialog.getByRole("button", { name: "Get Alerts" }));
  await expect(dialog.getByText(/^We sent you an email/)).toBeVisible();
  await page.goto(await mailedLink(email, "/alerts/"));
  await walk.click(page.getByRole("main").getByRole("button").first());
  await expect(page.getByRole("main")).toContainText("You will be told.");
  expect(walk.interactions).toBeLessThanOrEqual(6);
});

test("who wants carrots asks in five steps to be told, and hears of them once: by mail, and on the dashboard", async ({
  page,
}) => {
  const chef = await newMember("Waiting Bistro", [1]);
  const carrots = `Yellowstone${Date.now().toString(36)} carrots`;
  await openAs(page, chef.token, "/");
  const walk = startWalk();
  await walk.fill(box(page), carrots);
  await walk.press(box(page), "Enter");
  await walk.click(page.getByRole("button", { name: "Save Search" }));
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  await walk.check(dialog.getByRole("radio", { name: /As soon as/ }));
  await walk.click(dialog.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("Saved. We write to you when there is something new.").first()).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(5);

  const grower = await newMember("Root Cellar Farm");
  await call("POST", "/accounts/update_profile/", {
    token: grower.token,
    body: { id: grower.accountId, details: { description: `This week: ${carrots}.` } },
  });
  await runJobUntil("saved-search-alerts", () =>
    mailedLink(chef.email, "/profiles/root-cellar-farm", { timeout: 3_000 }),
  );
  await page.goto("/dashboard");
  const news = page.getByRole("region", { name: "New for You" });
  await expect(news).toContainText(carrots);
  const told = walk.interactions;
  await walk.click(news.getByRole("link", { name: new RegExp(carrots) }).first());
  await walk.click(page.getByRole("main").getByRole("link", { name: grower.business, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(grower.business);
  expect(walk.interactions - told).toBeLessThanOrEqual(2);
  expect(await mailsWith(chef.email, "/profiles/root-cellar-farm")).toHaveLength(1);
});

test("a visitor sees a network's members on a map, on the network's own page, and finds one of them", async ({
  page,
  isMobile,
}) => {
  await page.goto("/profiles/grand-valley-local-food-network");
  const walk = startWalk();
  const members = page.getByRole("region", { name: "Membership" });
  // Other journeys add members meanwhile.
  await expect(members.getByText(/^4\d members$/)).toBeVisible();
  // A phone fetches no map before somebody asks for it.
  if (isMobile) await walk.click(members.getByRole("button", { name: "Show map" }));
  else await members.scrollIntoViewIfNeeded();
  const map = members.getByRole("group", { name: /^Map/ });
  await expect(map.getByRole("button", { name: /together: show them/ }).first()).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(1);

  const rows = members
    .getByRole("list", { name: "Members" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
  await expect(rows.getByRole("link")).toHaveCount(12);
  await walk.click(members.getByRole("button", { name: /^Processors/ }));
  await walk.fill(members.getByRole("searchbox", { name: "Find a member" }), "cheese");
  await expect(rows.getByRole("link", { name: "Saltlick Hill Creamery" })).toBeVisible();
  await expect(rows.getByRole("link", { name: "Andrade's Apples" })).toHaveCount(0);
  await walk.click(rows.getByRole("link", { name: "Saltlick Hill Creamery" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saltlick Hill Creamery");
  expect(walk.interactions).toBeLessThanOrEqual(4);
});

test("a network's page says all of it without scripts, in both languages", { tag: "@any-size" }, async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const english = await html("/profiles/grand-valley-local-food-network");
  for (const words of ["This week from the members", "Newest classifieds of members", "Follow and Share"])
    expect(english).toContain(words);
  expect(english).toMatch(/\b4\d members\b/);
  const graph = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(english)?.[1] ?? "";
  const [organization] = JSON.parse(graph)["@graph"];
  expect(organization["@type"]).toBe("Organization");
  expect(organization.member.length).toBeGreaterThan(10);
  const french = await html("/fr/profils/grand-valley-local-food-network");
  for (const words of [
    "Cette semaine chez les membres",
    "Dernières annonces des membres",
    "Suivre et partager",
  ])
    expect(french).toContain(words);
});

test("classifieds, map, categories and networks are two presses away from every page", {
  tag: "@any-size",
}, async ({ request }) => {
  const linksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return new Set([...html.matchAll(/<a\b[^>]*\bhref="([^"#]*)/g)].map(([, href = ""]) => href));
  };
  const [business] = [...(await linksOf("/"))].filter((href) => href.startsWith("/profiles/"));
  const [classified] = [...(await linksOf("/"))].filter((href) => href.startsWith("/classifieds/"));
  const wanted = [
    /^\/search\/classifieds$/,
    /^\/search\?view=map$/,
    /^\/search\?(product_)?category=/,
    /^\/about-us\/meet-our-partners$/,
  ];
  const pages = [
    "/",
    "/search",
    "/search/cheese",
    "/login",
    "/register",
    "/terms-use",
    "/contact-us",
    "/nowhere",
  ];
  for (const path of [...pages, business as string, classified as string]) {
    const first = await linksOf(path);
    const second = await Promise.all(
      ["/", "/search"].filter((href) => first.has(href)).map((href) => linksOf(href)),
    );
    const within = [...first, ...second.flatMap((links) => [...links])];
    for (const one of wanted)
      expect(
        within.some((href) => one.test(href)),
        `${one} from ${path}`,
      ).toBe(true);
  }
});
