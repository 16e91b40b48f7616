/** Applies the toolbar's options to the page around a story or a text. */
export function applySurroundings(globals: Readonly<Record<string, unknown>>): void {
  const { theme, contrast, density, language, direction } = globals;
  const page = document.documentElement;
  if (theme === "system") delete page.dataset.theme;
  else page.dataset.theme = String(theme);
  if (contrast === "more") page.dataset.foodshedContrast = "more";
  else delete page.dataset.foodshedContrast;
  page.style.setProperty("--foodshed-density", density === "compact" ? "0.75" : "1");
  page.lang = language === "fr-CA" ? "fr-CA" : "en-CA";
  page.dir = String(direction);
}
