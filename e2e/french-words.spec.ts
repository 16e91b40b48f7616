import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { elements, tagOf } from "./support/elements.ts";
import { englishIn, englishOn, fr } from "./support/french.ts";
import { signInAs, tokenOf } from "./support/members.ts";

// What French pages say only after something was done: in dialogs, refusals and failures, in widgets and frames. `french.spec.ts` reads
// the pages as they open.

const partner = process.env.E2E_PARTNER_URL ?? "";
const network = "grand-valley-local-food-network";

test.slow();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What each button is called, without the business that it is for. */
const namesOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((one) =>
      (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/ (à|pour) \p{Lu}.*$/u, ""),
    ),
  );

/** Opens the dialog of each button of these names and reads it; of buttons that differ in the business alone, the first one's. */
async function readDialogs(page: Page, names: RegExp, atLeast: number): Promise<void> {
  const buttons = page.getByRole("main").getByRole("button", { name: names, disabled: false });
  // Visitors' links become buttons when the page is awake, and a search that starts again disables them.
  let called: string[] = [];
  await expect(async () => {
    called = await namesOf(buttons);
    expect(called.length).toBeGreaterThanOrEqual(atLeast);
  }).toPass();
  const known = new Set(called);
  for (const name of known) {
    await test.step(name, async () => {
      await buttons.nth(called.indexOf(name)).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("button").first()).toBeVisible();
      expect.soft(await englishIn(dialog), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  }
  expect(known.size).toBeGreaterThanOrEqual(atLeast);
}

/** Pages whose buttons open dialogs, and how many of them there are at least. */
const dialogs: [who: string | undefined, path: string, names: RegExp, atLeast: number][] = [
  [undefined, "/fr", /infolettre/, 1],
  ["demo", "/fr/profile", /^(Modifier|Gérer|Changer|Retirer)/, 8],
  ["demo", "/fr/profile/contact", /^(Modifier|Ajouter)/, 4],
  ["demo", "/fr/profile/photos", /^Modifier les photos/, 1],
  ["demo", "/fr/profile/classifieds", /^(Modifier|Supprimer|Publier)/, 3],
  ["demo", `/fr/profils/${network}`, /^Écrire/, 1],
  ["demo", "/fr/recherche/fromage", /^Écrire/, 1],
  ["demo", "/fr/recherche/fromage", /^Enregistrer/, 1],
  ["demo", "/fr/recherche/petites-annonces", /^Publier/, 1],
  ["demo", "/fr/recherche/petites-annonces", /^Écrire/, 1],
  ["network", "/fr/profile-manager", /^(Écrire à tous|Inviter|Créer)/, 3],
  ["demo", "/fr/settings", /^(Configurer|Ajouter une|Inviter|Changer le rôle|Retirer|Fermer ce compte)/, 7],
  ["demo", "/fr/favourites", /^Nouvelle liste/, 1],
  ["admin", "/fr/admin/accounts", /^Ajouter/, 1],
];

for (const [who, path, names, atLeast] of dialogs) {
  test(`the dialogs ${names.source.replace("^", "")} of ${path} are French for ${who ?? "a visitor"}`, {
    tag: "@any-size",
  }, async ({ page }) => {
    if (who) await signInAs(page, await tokenOf(`${who}@foodshed.example`));
    await open(page, path);
    await readDialogs(page, names, atLeast);
  });
}

test("forms say in French what is missing", { tag: "@any-size" }, async ({ page }) => {
  for (const [path, button] of [
    ["/fr/inscription", fr("accounts", "register")],
    ["/fr/connexion", fr("accounts", "logIn")],
    ["/fr/mot-de-passe-oublie", fr("accounts", "sendReset")],
    ["/fr/infolettre", fr("mailing-list", "subscribe")],
    ["/fr/integrer", fr("embed-builder", "checkThePage")],
  ] as const) {
    await open(page, path);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("main").locator("[aria-invalid=true], [role=alert]").first()).toBeVisible();
    expect.soft(await englishOn(page), path).toEqual([]);
  }
  await signInAs(page, await tokenOf("demo@foodshed.example"));
  await open(page, "/fr/shipping");
  await page.getByRole("main").locator("form button[type=submit]").first().click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await expectAccessible(page);
});

/** Opens a page, and again while the API is away: what the page says then is French. */
async function failsInFrench(page: Page, path: string): Promise<void> {
  await open(page, `/fr/${path}`);
  await page.route("**/api/v1/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.reload();
  await expect(
    page
      .getByRole("alert")
      .or(page.getByRole("button", { name: /réessayer/i }))
      .first(),
  ).toBeVisible();
  expect.soft(await englishOn(page), path).toEqual([]);
  await page.unroute("**/api/v1/**");
}

test("pages say in French that something could not be loaded", { tag: "@any-size" }, async ({ page }) => {
  const pages = [
    "dashboard",
    "messages",
    "settings",
    "profile-hub",
    "profile-manager",
    "profile",
    "favourites",
  ];
  for (const [who, paths] of [
    ["network", [...pages, "enquiries", "decisions"]],
    ["admin", ["admin", "admin/accounts", "admin/reports", "admin/jobs", "admin/audit", "admin/settings"]],
  ] as const) {
    await signInAs(page, await tokenOf(`${who}@foodshed.example`));
    for (const path of paths) await failsInFrench(page, path);
  }
});

test("without a network a French page says so in French", { tag: "@any-size" }, async ({ page, context }) => {
  await open(page, "/fr/connexion");
  await context.setOffline(true);
  await expect(page.getByText(fr("site", "offline"))).toBeInViewport();
  expect(await englishOn(page)).toEqual([]);
});

test("all sections of the profile hub are French when they are open", { tag: "@any-size" }, async ({
  page,
}) => {
  await signInAs(page, await tokenOf("demo@foodshed.example"));
  await open(page, "/fr/profile-hub");
  const closed = page.getByRole("main").locator("button[aria-expanded=false]");
  while ((await closed.count()) > 0) {
    await closed.first().click();
  }
  await page.waitForLoadState("networkidle");
  expect(await englishOn(page)).toEqual([]);
});

test("the embed builder is French for every widget, and so is what it finds wrong", {
  tag: "@any-size",
}, async ({ page }) => {
  await open(page, "/fr/integrer");
  const widgets = page.getByRole("group", { name: fr("embed-builder", "widget") }).getByRole("radio");
  await expect(widgets).toHaveCount(elements.length);
  for (const widget of await widgets.all()) {
    await widget.check();
    for (const tab of await page.getByRole("tab").all()) await tab.click();
    expect
      .soft(await englishIn(page.getByRole("main")), (await widget.getAttribute("value")) ?? "")
      .toEqual([]);
  }
  await page.getByLabel(fr("embed-builder", "pageAddress")).fill(`${partner}/french.html`);
  await page.getByRole("button", { name: fr("embed-builder", "checkThePage") }).click();
  // An address of this machine, which the check does not open.
  await expect(page.getByLabel(fr("embed-builder", "pageAddress"))).toHaveAttribute("aria-invalid", "true");
  expect(await englishOn(page)).toEqual([]);
});

test.describe("On a partner's French page", { tag: "@any-size" }, () => {
  test("no widget says in English what there is in French", async ({ page }) => {
    await page.goto(`${partner}/french.html`);
    for (const element of elements) {
      const widget = page.locator(tagOf(element)).first();
      await widget.evaluate((part) => part.scrollIntoView({ block: "center" }));
      await expect(element.french(widget).first()).toBeVisible();
      expect.soft(await englishIn(widget), tagOf(element)).toEqual([]);
    }
    await expectAccessible(page);
  });

  test("neither does its first content, nor its frame", async ({ page, request }) => {
    for (const { name, attributes } of elements) {
      const query = new URLSearchParams({ ...attributes, lang: "fr" });
      const markup = await (await request.get(`/embed/html/${name}?${query}`)).text();
      await page.request.put(`${partner}/pasted/french-${name}`, { data: markup });
      await page.goto(`${partner}/pasted/french-${name}`);
      expect.soft(await englishIn(page.locator("h1 + *")), `first content of ${name}`).toEqual([]);
      await page.goto(`/embed/${name}?${query}`);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
      await page.waitForLoadState("networkidle");
      expect.soft(await englishOn(page), `frame of ${name}`).toEqual([]);
    }
  });
});
