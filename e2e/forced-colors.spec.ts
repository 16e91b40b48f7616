import { expect, test } from "@playwright/test";
import { controlsUnseen, focusUnseen, statesUntold } from "./support/forcedColors.ts";
import { signInAs, tokenOf } from "./support/members.ts";

// People who need more contrast let their system choose all colours: every control must still be seen, and tell its state.

const readers = [
  {
    who: "visitors",
    paths: [
      "/",
      "/search/cheese?near=N0B&distance=25",
      "/search/classifieds",
      "/profiles/saltlick-hill-creamery",
      "/profiles/grand-valley-local-food-network",
      "/about-us/meet-our-partners",
      "/register",
      "/login",
      "/contact-us",
    ],
  },
  {
    who: "members",
    login: "demo@foodshed.example",
    paths: [
      "/dashboard",
      "/messages",
      "/shipping",
      "/settings",
      "/favourites",
      "/enquiries",
      "/profile-hub#products",
    ],
  },
  { who: "managers", login: "network@foodshed.example", paths: ["/profile-manager"] },
  { who: "administrators", login: "admin@foodshed.example", paths: ["/admin", "/admin/moderation"] },
];

test.use({ bypassCSP: true, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const { who, login, paths } of readers) {
  test(`in forced colours ${who} see every control, its state and the focus`, { tag: "@any-size" }, async ({
    page,
  }) => {
    if (login) await signInAs(page, await tokenOf(login));
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const found = [
        ...(await controlsUnseen(page)),
        ...(await statesUntold(page)),
        ...(await focusUnseen(page)),
      ];
      if (found.length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
  });
}

test("these looks notice what they look for", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/robots.txt");
  await page.setContent(`
    <style>.bare { border: 0; background: #eee; outline: none } .on { background: green }</style>
    <main><input class="bare" aria-label="Frameless"><button class="bare"><i></i></button>
    <button class="bare on" aria-pressed="true">List</button><button class="bare" aria-pressed="false">Map</button></main>`);
  await page
    .locator("i")
    .evaluate((sign) => sign.setAttribute("style", "display: block; width: 9px; height: 9px"));
  expect((await controlsUnseen(page)).join()).toContain("Frameless");
  expect((await controlsUnseen(page)).join()).toContain("shows nothing");
  expect((await statesUntold(page)).join()).toContain("List");
  expect((await focusUnseen(page)).join()).toContain("Map");
});
