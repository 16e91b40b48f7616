// Names of the token contract, written out: the whole contract would travel with every embed.
const token = (path: string) => `--foodshed-${path}`;
const ink = `var(${token("color-ink")})`;
const paper = `var(${token("color-paper")})`;

/** Black or white, whichever has more contrast with a colour: at least 4.58:1 on any, by the relative luminance of WCAG. */
const upon = (color: string) => {
  const channel = (white: number) => `clamp(0,(.179 - y)*99999,${white})`;
  return `color(from ${color} xyz-d65 ${channel(0.9505)} ${channel(1)} ${channel(1.089)})`;
};

const schemes: Record<string, string> = { light: "light", dark: "dark", auto: "light dark" };

/**
 * The appearance attributes as a style sheet for the element alone. Invalid values are ignored.
 * @param supports whether a property may have a value; by default as the browser says
 */
export function appearanceSheet(
  element: Pick<HTMLElement, "getAttribute">,
  supports: (property: string, value: string) => boolean = (property, value) => CSS.supports(property, value),
): string {
  const rules: string[] = [];
  const wish = (
    attribute: string,
    property: string,
    write: (value: string) => [path: string, value: string][],
  ) => {
    const value = element.getAttribute(attribute)?.trim();
    // Only what the browser itself takes for such a property gets into the sheet.
    if (!value || /[;{}]/.test(value) || !supports(property, value)) return;
    for (const [path, wished] of write(value)) rules.push(`${token(path)}:${wished}`);
  };
  let surface = "";
  wish("background", "background-color", (background) => {
    surface = background;
    return /^transparent$/i.test(background)
      ? []
      : [
          ["color-paper", background],
          ["color-card", background],
          ["color-shade", `color-mix(in oklab,${background},${ink} 8%)`],
        ];
  });
  wish("color", "color", (color) => [
    ["color-ink", color],
    ["color-ink-soft", `color-mix(in oklab,${color} 80%,${paper})`],
  ]);
  wish("accent", "color", (accent) => [
    ["color-leaf", accent],
    ["color-leaf-hover", `color-mix(in oklab,${accent},${ink} 22%)`],
    ["color-leaf-tint", `color-mix(in oklab,${accent} 12%,var(${token("color-card")}))`],
    ["color-on-leaf", upon(accent)],
  ]);
  wish("font", "font-family", (font) => [
    ["font-text", font],
    ["font-heading", font],
  ]);
  wish("radius", "border-radius", (radius) => [
    ["radius-control", radius],
    ["radius-card", `calc(${radius} * 1.75)`],
  ]);
  wish("size", "font-size", (size) => (/^\d+(\.\d+)?px$/.test(size) ? [["unit", size]] : []));
  if (element.getAttribute("density") === "compact") rules.push(`${token("density")}:0.75`);
  const scheme = schemes[element.getAttribute("theme") ?? ""];
  // A colour scheme or text colour needs its own background: the page may have the other scheme.
  const painted = surface ? !/^transparent$/i.test(surface) : scheme;
  return [
    `:host{${rules.join(";")}}:host>div{${scheme ? `color-scheme:${scheme};` : ""}`,
    painted ? `background:${paper};padding:16px;border-radius:var(${token("radius-card")})` : "",
    "}",
  ].join("");
}
