// Names of the token contract, written out: the whole contract would travel with every embed.
const token = (path: string) => `--foodshed-${path}`;

/** A partner's wishes, by attribute, as a style sheet for the element alone. What is not a value of its kind is ignored. */
export function lookSheet(element: HTMLElement): string {
  const rules: string[] = [];
  const wish = (
    attribute: string,
    property: string,
    write: (value: string) => [path: string, value: string][],
  ) => {
    const value = element.getAttribute(attribute)?.trim();
    // Only what the browser itself takes for such a property gets into the sheet.
    if (value && !/[;{}]/.test(value) && CSS.supports(property, value)) {
      for (const [path, wished] of write(value)) rules.push(`${token(path)}:${wished}`);
    }
  };
  wish("accent", "color", (accent) => [
    ["color-leaf", accent],
    ["color-leaf-hover", `color-mix(in oklab,${accent},var(--foodshed-color-ink) 22%)`],
    ["color-leaf-tint", `color-mix(in oklab,${accent} 12%,var(--foodshed-color-card))`],
  ]);
  wish("font", "font-family", (font) => [
    ["font-text", font],
    ["font-heading", font],
  ]);
  wish("radius", "border-radius", (radius) => [
    ["radius-control", radius],
    ["radius-card", `calc(${radius} * 1.75)`],
  ]);
  if (element.getAttribute("density") === "compact") rules.push(`${token("density")}:0.75`);
  return rules.length > 0 ? `:host{${rules.join(";")}}` : "";
}
