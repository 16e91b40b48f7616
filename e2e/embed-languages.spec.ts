import { expect, type Locator, type Page, test } from "@playwright/test";
import { elements, tagOf } from "./support/elements.ts";
import { problemsOf } from "./support/widgets.ts";

const partner = process.env.E2E_PARTNER_URL ?? "";
const foodshed = process.env.E2E_BASE_URL ?? "";
const script = `<script src="${foodshed}/embed/v1.js" async></script>`;
const frenchFile = /\/embed\/[\w-]+\.fr-CA-[\w-]{8}\.js/;

// Pages with several widgets, on a machine that may do other things too.
test.slow();

async function openPage(page: Page, name: string, code: string): Promise<void> {
  await page.request.put(`${partner}/pasted/${name}`, { data: code });
  await page.goto(`${partner}/pasted/${name}`);
}

/** The language that a screen reader finds around the widget's own words. */
const spoken = (widget: Locator) =>
  widget.evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>("[lang]")?.lang);

/** Each file of the embeds that the page fetches, by its name. */
function fetched(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/embed/")) files.push(pathname);
  });
  return files;
}

test.describe("On a partner's French page", { tag: "@any-size" }, () => {
  test("every widget speaks French, but for the one that is marked as English, and leads to the French site", async ({
    page,
  }) => {
    const problems = problemsOf(page);
    const asked = page.waitForRequest(/\/embed\/html\/classifieds\?.*lang=fr-CA/);
    await page.goto(`${partner}/french.html`);
    await asked;
    for (const element of elements) {
      const tag = tagOf(element);
      const widget = page.locator(tag).first();
      await widget.evaluate((part) => part.scrollIntoView({ block: "center" }));
      await expect(element.french(widget).first(), `${tag} is French`).toBeVisible();
      expect(await spoken(widget), tag).toBe("fr-CA");
    }
    const english = page.locator("#english");
    await english.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(english.getByRole("button", { name: "Subscribe" })).toBeVisible();
    expect(await spoken(english)).toBe("en-CA");

    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("link", { name: "Voir sur Foodshed" })).toHaveAttribute(
      "href",
      `${foodshed}/fr/recherche/petites-annonces`,
    );
    const search = page.locator("foodshed-search");
    const searched = page.waitForRequest(/\/api\/v1\/search\/suggest_terms\/\?/);
    await search.getByRole("combobox").fill("fromage");
    expect(await (await searched).headerValue("Accept-Language")).toBe("fr-CA");
    const opened = page.context().waitForEvent("request", (request) => request.isNavigationRequest());
    await search.getByRole("combobox").press("Enter");
    const results = search.getByRole("article").first();
    await Promise.race([opened, results.waitFor()]);
    await expect(page.locator("foodshed-mailing-list").first()).toBeAttached();
    expect(problems).toEqual([]);
  });

  test("a widget whose French cannot be fetched is English, and says so", async ({ page }) => {
    await page.route(frenchFile, (route) => route.abort());
    await page.route(/\/embed\/html\//, (route) => route.abort());
    await page.goto(`${partner}/french.html`);
    const board = page.locator("foodshed-classifieds");
    await expect(board.getByRole("article").first()).toBeVisible();
    await expect(board.getByRole("heading", { name: "Classifieds" }).first()).toBeVisible();
    expect(await spoken(board)).toBe("en-CA");
    await expect(board.getByRole("link", { name: "Open on Foodshed" })).toHaveAttribute(
      "href",
      `${foodshed}/search/classifieds`,
    );
  });

  test("a widget whose code cannot be fetched says so in French", async ({ page }) => {
    await page.route(/\/embed\/(html\/|core-[\w-]{8}\.js)/, (route) => route.abort());
    await page.goto(`${partner}/french.html`);
    const alert = page.locator("foodshed-classifieds").getByRole("alert");
    await expect(alert).toHaveText("Le chargement a échoué. Voir sur Foodshed");
    await expect(alert).toHaveAttribute("lang", "fr-CA");
  });
});

test.describe("On an English page", { tag: "@any-size" }, () => {
  test("no French is fetched", async ({ page }) => {
    const files = fetched(page);
    await page.goto(`${partner}/`);
    await expect(page.locator("foodshed-classifieds").getByRole("article").first()).toBeVisible();
    await expect(page.locator("foodshed-search").getByRole("combobox")).toBeVisible();
    await page.locator("foodshed-classifieds").getByRole("link").first().focus();
    await expect.poll(() => files.some((file) => /\/classifieds-/.test(file))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(files.filter((file) => frenchFile.test(file))).toEqual([]);
  });

  test("a widget changes its language with its attribute, and keeps what was typed", async ({ page }) => {
    const files = fetched(page);
    await openPage(page, "language", `<foodshed-mailing-list></foodshed-mailing-list>${script}`);
    const list = page.locator("foodshed-mailing-list");
    await list.getByLabel("Email").fill("ada@maplehill.example");
    await list.evaluate((element: HTMLElement) => {
      element.lang = "fr";
    });
    await expect(list.getByLabel("Courriel")).toHaveValue("ada@maplehill.example");
    await expect(list.getByRole("button", { name: "S’abonner" })).toBeVisible();
    expect(await spoken(list)).toBe("fr-CA");
    expect(files.filter((file) => frenchFile.test(file))).toHaveLength(1);
    await list.evaluate((element) => element.removeAttribute("lang"));
    await expect(list.getByRole("button", { name: "Subscribe" })).toBeVisible();
    expect(await spoken(list)).toBe("en-CA");
  });

  test("a widget follows the language of the page as it changes, and keeps what was typed and the focus", async ({
    page,
  }) => {
    await openPage(page, "page-language", `<foodshed-mailing-list></foodshed-mailing-list>${script}`);
    const list = page.locator("foodshed-mailing-list");
    await list.getByLabel("Email").fill("ada@maplehill");
    await list.getByRole("button", { name: "Subscribe" }).click();
    await expect(list.getByLabel("Email")).toHaveAccessibleDescription(/valid email/);
    await expect(list.getByLabel("Email")).toBeFocused();
    await page.evaluate(() => {
      document.documentElement.lang = "fr-CA";
    });
    const field = list.getByLabel("Courriel");
    await expect(field).toHaveValue("ada@maplehill");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/adresse courriel/);
    expect(await spoken(list)).toBe("fr-CA");
    await page.evaluate(() => document.documentElement.removeAttribute("lang"));
    await expect(list.getByRole("button", { name: "Subscribe" })).toBeVisible();
  });

  test("a widget in a component of the page follows the language around that component", async ({ page }) => {
    await openPage(
      page,
      "component",
      `<main lang="fr"><our-column></our-column></main>${script}
       <script>
         customElements.define("our-column", class extends HTMLElement {
           connectedCallback() {
             this.attachShadow({ mode: "open" }).innerHTML = "<foodshed-mailing-list></foodshed-mailing-list>";
           }
         });
       </script>`,
    );
    const list = page.locator("foodshed-mailing-list");
    await expect(list.getByRole("button", { name: "S’abonner" })).toBeVisible();
  });

  test("the pinned script has French in itself", async ({ page }) => {
    const files = fetched(page);
    const { pinned } = await (await page.request.get("/embed/versions.json")).json();
    await openPage(
      page,
      "pinned-french",
      `<foodshed-mailing-list lang="fr"></foodshed-mailing-list><foodshed-mailing-list></foodshed-mailing-list>
       <script src="${foodshed}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`,
    );
    const lists = page.locator("foodshed-mailing-list");
    await expect(lists.first().getByRole("button", { name: "S’abonner" })).toBeVisible();
    await expect(lists.last().getByRole("button", { name: "Subscribe" })).toBeVisible();
    expect(files).toEqual([`/embed/${pinned.file}`]);
  });

  test("a frame is French where its address says so", async ({ page }) => {
    await openPage(
      page,
      "french-frame",
      `<iframe src="${foodshed}/embed/mailing-list?lang=fr" title="Infolettre" width="100%" height="420"></iframe>`,
    );
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("button", { name: "S’abonner" })).toBeVisible();
    await expect(frame.locator("html")).toHaveAttribute("lang", "fr-CA");
  });
});
