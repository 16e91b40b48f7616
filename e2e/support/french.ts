import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";

const packages = join(import.meta.dirname, "..", "..", "packages");

const catalogues = globSync("{sdk,widgets,app}/{src,app}/**/locales/en-CA.json", { cwd: packages }).map(
  (file) => {
    const read = (locale: string): Record<string, string> =>
      JSON.parse(readFileSync(join(packages, file.replace("en-CA", locale)), "utf8"));
    return { folder: file.split("/").at(-3) ?? "", english: read("en-CA"), french: read("fr-CA") };
  },
);

/** The French of a message, by its folder and key. */
export function fr(folder: string, key: string): string {
  const found = catalogues.find((catalogue) => catalogue.folder === folder && key in catalogue.french)
    ?.french[key];
  if (found === undefined) throw new Error(`There is no French message ${folder}.${key}.`);
  return found;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const french = new Set(catalogues.flatMap((catalogue) => Object.values(catalogue.french).map(plain)));

/** What the catalogues say in English, whole messages without values, where no French message says the same. */
const english = new Set(
  catalogues
    .flatMap((catalogue) => Object.entries(catalogue.english))
    .map(([, text]) => plain(text.replaceAll(/<\/?\w+>/g, "")))
    // A single word in small letters may be a member's too.
    .filter((text) => !text.includes("{") && !french.has(text) && !/^\p{Ll}+$/u.test(text)),
);

/** English texts of the catalogues that a French page shows or reads out; what is marked as English may be. */
export async function englishOn(page: Page): Promise<string[]> {
  const title = (await page.title()).replace(/ · Foodshed$/, "");
  const texts = await Promise.all(page.frames().map((frame) => frame.locator("body").evaluate(textsOf)));
  return [title, ...texts.flat()].filter((text) => english.has(text));
}

/** The same of a part of a page, such as a widget, a dialog or a message. */
export async function englishIn(part: Locator): Promise<string[]> {
  return (await part.evaluate(textsOf)).filter((text) => english.has(text));
}

/** What an element and what is below it shows and reads out, in shadow roots too. Runs in the page. */
function textsOf(top: Element): string[] {
  const found: string[] = [];
  const read = (element: Element) => {
    if (element.matches("script, style, noscript, template, [lang^=en]")) return;
    for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
      found.push(element.getAttribute(name) ?? "");
    // Text of its own, and sentences with links and emphasis in them.
    found.push(...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data));
    if (element.matches("p, li, label, h1, h2, h3, button, a, dt, dd, legend, option"))
      found.push(element.textContent);
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) read(child);
  };
  read(top);
  return [...new Set(found.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter(Boolean))];
}
