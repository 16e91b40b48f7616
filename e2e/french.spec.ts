import { expect, type Page, test } from "@playwright/test";
import { newAddress, password } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { demoPassword } from "./support/demo.ts";
import { englishOn, fr } from "./support/french.ts";
import { signInAs, tokenOf } from "./support/members.ts";
import { mailedLink } from "./support/outbox.ts";

async function logInInFrench(page: Page, email: string, secret = password) {
  await page.getByLabel(fr("accounts", "email")).fill(email);
  await page.getByLabel(fr("accounts", "password"), { exact: true }).fill(secret);
  await page
    .getByRole("main")
    .getByRole("button", { name: fr("accounts", "logIn") })
    .click();
}

test("a visitor switches to French, finds a business, and logs in to write to it", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/about-us?from=a#top");
  const words = page.getByRole("banner").locator("input");
  await words.fill("cheese");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/a-propos?from=a#top");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  // The page was not loaded again.
  await expect(words).toHaveValue("cheese");
  await words.press("Enter");
  await expect(page).toHaveURL("/fr/recherche/cheese");

  await page.getByRole("main").locator('a[href^="/fr/profils/"]').first().click();
  await expect(page).toHaveURL(/\/fr\/profils\/[\w-]+$/);
  await page.locator('a[href$="/coordonnees"]').first().click();
  await expect(page).toHaveURL(/\/coordonnees$/);
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    /^\/profiles\/[\w-]+\/contact$/,
  );
  await page.locator('a[href^="/fr/connexion?message"]').first().click();
  await expect(page).toHaveURL(/\/fr\/connexion\?message&next=/);
  await logInInFrench(page, "demo@foodshed.example", demoPassword);
  await expect(page).toHaveURL(/\/fr\/messages\?recipient=\d+$/);
});

test("what was typed into a form stays when its language is switched, passwords too", {
  tag: "@any-size",
}, async ({ page }) => {
  await page.goto("/register");
  const main = page.getByRole("main");
  await main.getByRole("radio").nth(1).check();
  await page.getByLabel("Business name", { exact: true }).fill("Verger Lalonde");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("checkbox").first().check();
  await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL("/fr/inscription");
  await expect(page.getByLabel(fr("accounts", "businessName"), { exact: true })).toHaveValue(
    "Verger Lalonde",
  );
  await expect(page.getByLabel(fr("accounts", "password"), { exact: true })).toHaveValue(password);
  await expect(main.getByRole("radio").nth(1)).toBeChecked();
  await expect(main.getByRole("checkbox").first()).toBeChecked();
  // The form knows of it, and not the page alone: it misses only what was not filled in.
  await main.getByRole("button", { name: fr("accounts", "register"), exact: true }).click();
  await expect(page.getByLabel(fr("accounts", "email"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel(fr("accounts", "businessName"), { exact: true })).not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

test("what was wrong with a form is said in the language that is switched to", {
  tag: "@any-size",
}, async ({ page }) => {
  const main = page.getByRole("main");
  const switchTo = (language: string) =>
    page.getByRole("banner").getByRole("link", { name: language, exact: true }).click();
  await page.goto("/register");
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await main.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await switchTo("Français");
  const email = page.getByLabel(fr("accounts", "email"), { exact: true });
  await expect(email).toHaveAccessibleDescription(/adresse courriel valide/);
  await expect(email).toHaveValue("nobody");
  expect(await englishOn(page)).toEqual([]);

  // What only the server says comes again with the next login.
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(newAddress("personne"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(main.getByRole("alert").filter({ hasText: "is not right" })).toBeVisible();
  await switchTo("Français");
  await expect(main.getByText(fr("primitives", "refusedBefore"))).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await main.getByRole("button", { name: fr("accounts", "logIn"), exact: true }).click();
  await expect(main.getByRole("alert").filter({ hasText: "incorrect" })).toBeVisible();
  await expect(main.getByText(fr("primitives", "refusedBefore"))).toBeHidden();
});

test("a business registers in French, posts a classified, and is led to French pages by any login", {
  tag: "@any-size",
}, async ({ page }) => {
  const email = newAddress("inscription");
  const title = `Poires meurtries ${Date.now().toString(36)}`;
  await page.goto("/fr/inscription");
  await page.getByRole("radio").first().check();
  for (const [field, value] of Object.entries({
    firstName: "Zoé",
    lastName: "Lalonde",
    jobTitle: "Propriétaire",
    businessName: "Verger Lalonde",
    email,
    password,
    confirmPassword: password,
  }))
    await page.getByLabel(fr("accounts", field), { exact: true }).fill(value);
  await page.getByRole("checkbox").first().check();
  await page
    .getByRole("main")
    .getByRole("button", { name: fr("accounts", "register"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: fr("accounts", "confirmTitle") })).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/confirmation/);

  await page.goto(await mailedLink(email, "/(?:fr/activation|activate)/"));
  await expect(page).toHaveURL(/\/(fr\/connexion|login)$/);
  await page.goto("/settings");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/fr/settings");

  await page.goto("/fr/recherche/petites-annonces");
  await page
    .getByRole("button", { name: fr("classifieds", "post") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: fr("classifieds", "create") });
  await dialog.getByRole("tab").last().click();
  await dialog.locator("[name=title]").fill(title);
  await dialog.locator("[name=category]").selectOption({ index: 2 });
  const nextMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await dialog.locator("input[type=date]").fill(nextMonth);
  await dialog.locator("[name=description]").fill("Parfaites pour le cidre.");
  await dialog.getByRole("button", { name: fr("classifieds", "submit") }).click();
  await expect(page.getByText(fr("classifieds", "created"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
});

test("a browser that prefers French is offered it once, and is not led there", { tag: "@any-size" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "fr-CA" });
  const page = await context.newPage();
  await page.goto("/search/apples");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  await page.getByRole("complementary").getByRole("link", { name: "Lire en français" }).click();
  await expect(page).toHaveURL("/fr/recherche/apples");
  await page.goto("/search/apples");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: "Lire en français" })).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("English pages fetch no French, and French ones are French before any script", {
  tag: "@any-size",
}, async ({ page, request }) => {
  const fetched: string[] = [];
  page.on("request", (one) => fetched.push(new URL(one.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => path.includes("/french"))).toEqual([]);
  const source = await (await request.get("/fr")).text();
  expect(source).toMatch(/^<!DOCTYPE html><html lang="fr-CA"/);
  expect(source).toContain("modulepreload");
  expect(source).toMatch(/modulepreload[^>]+\/french-/);
  const missing = await request.get("/fr/nulle-part");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(fr("app", "noSuchPage"));
});

const forVisitors = [
  "/fr",
  "/fr/recherche",
  "/fr/recherche/fromage",
  "/fr/recherche/zzyzxqwv",
  "/fr/recherche/petites-annonces",
  "/fr/profils/grand-valley-local-food-network",
  "/fr/profils/grand-valley-local-food-network/coordonnees",
  "/fr/profils/grand-valley-local-food-network/photos",
  "/fr/profils/grand-valley-local-food-network/petites-annonces",
  "/fr/cette-semaine/grand-valley-local-food-network",
  "/fr/marche/madoc-farms",
  "/fr/inscription",
  "/fr/inscription?flow=guided",
  "/fr/connexion?message&next=/search",
  "/fr/confirmation",
  "/fr/mot-de-passe-oublie",
  "/fr/activation",
  "/fr/confirmer-courriel/incomplet",
  "/fr/garder-courriel/incomplet",
  "/fr/invitation/incomplete",
  "/fr/appel",
  "/fr/revendication",
  "/fr/a-propos",
  "/fr/a-propos/partenaires",
  "/fr/a-propos-du-fonds",
  "/fr/fonctions",
  "/fr/nous-joindre",
  "/fr/infolettre",
  "/fr/integrer",
  "/fr/conditions-utilisation",
  "/fr/politique-confidentialite",
  "/fr/nulle-part",
];
const forMembers = [
  "/fr/dashboard",
  "/fr/messages",
  "/fr/shipping",
  "/fr/settings",
  "/fr/profile-hub",
  "/fr/profile-hub?open=general-business-information,location-details,website-and-social-media,delivery-details,business-type",
  "/fr/profile",
  "/fr/profile/contact",
  "/fr/profile/photos",
  "/fr/profile/classifieds",
  "/fr/viewProfile",
  "/fr/profile-manager",
  "/fr/favourites",
  "/fr/enquiries",
  "/fr/decisions",
  "/fr/reports/grand-valley-local-food-network",
];
const forAdministrators = [
  "",
  "/accounts",
  "/reports",
  "/reports/1",
  "/mails",
  "/jobs",
  "/audit",
  "/settings",
].map((page) => `/fr/admin${page}`);
/** Those that differ most in what they are made of; the others are checked in English. */
const heldAgainstAxe = ["/fr", "/fr/recherche", "/fr/inscription", "/fr/settings"];

for (const [who, paths] of Object.entries({
  visitors: forVisitors,
  members: forMembers,
  administrators: forAdministrators,
})) {
  test(`no page of ${who} says in English what there is in French`, { tag: "@any-size" }, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    if (who === "members") await signInAs(page, await tokenOf("network@foodshed.example"));
    if (who === "administrators") await signInAs(page, await tokenOf("admin@foodshed.example"));
    const broken: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|hydrat|Minified React error/i.test(message.text()))
        broken.push(message.text());
    });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect.soft(await englishOn(page), path).toEqual([]);
        if (heldAgainstAxe.includes(path)) await expectAccessible(page);
      });
    }
    expect(broken).toEqual([]);
  });
}
