import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "./support/demo.ts";

/** Opens a page whose scripts are still under way; answers what lets them come. */
async function openWithoutScripts(page: Page, path: string) {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return come;
}

test("a login sent before the page's scripts are there is a login once they are", async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/login");
  await page.getByLabel("Email").fill("demo@foodshed.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue("demo@foodshed.example");
  scriptsCome();
  await expect(page).toHaveURL(/\/profile-hub$/);
});

test("what is filled in before the page's scripts are there is not lost when they come", async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/register");
  const role = page.getByRole("radio", { name: /^Processor/ });
  await role.check();
  await page.getByLabel("First name").fill("Odile");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  scriptsCome();
  await expect(page.getByRole("alert")).toContainText("You must provide a last name.");
  await expect(page.getByRole("alert")).not.toContainText("You must provide a first name.");
  await expect(page.getByLabel("First name")).toHaveValue("Odile");
  await expect(role).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /I agree to the/ })).toBeChecked();
});

test("a menu pressed before the page's scripts are there opens when they come", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "A desktop has the links in sight.");
  const scriptsCome = await openWithoutScripts(page, "/about-us");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  // Both headers are in the page until the style sheet hides one.
  await expect(menu).toHaveCount(1);
  await menu.click();
  scriptsCome();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
});

test("a role pressed before the page's scripts are there is shown when they come", async ({ page }) => {
  const scriptsCome = await openWithoutScripts(page, "/profiles/saltlick-hill-creamery");
  const tab = page.getByRole("tab").nth(1);
  await tab.click();
  scriptsCome();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveAccessibleName(
    (await tab.textContent()) ?? "",
  );
});
