import { create } from "storybook/theming/create";
import { markSvg } from "../../brand/Logo/standalone.ts";
import { darkColors, lightColors } from "../../theme/palette.ts";

export type Scheme = "light" | "dark";

const mark = `<img src="data:image/svg+xml,${encodeURIComponent(markSvg())}" alt="" width="28" height="28" style="vertical-align:-8px;margin-right:10px">`;

/** Storybook in the colours and the type of what it shows, so that its frame and a story's page are of one piece. */
export function brandTheme(scheme: Scheme) {
  const colors = scheme === "dark" ? darkColors : lightColors;
  return create({
    base: scheme,
    brandTitle: `${mark}<span style="font-weight:650;font-size:17px">Foodshed widgets</span>`,
    brandUrl: "?path=/docs/start-here--docs",
    brandTarget: "_self",
    colorPrimary: colors.leaf,
    // Storybook writes white on it.
    colorSecondary: scheme === "dark" ? "#35804f" : colors.leaf,
    appBg: colors.paper,
    appContentBg: colors.card,
    appPreviewBg: colors.paper,
    appHoverBg: colors.leafTint,
    appBorderColor: colors.line,
    appBorderRadius: 8,
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "Cascadia Code", Menlo, monospace',
    textColor: colors.ink,
    textInverseColor: colors.paper,
    textMutedColor: colors.inkSoft,
    barBg: colors.card,
    barTextColor: colors.inkSoft,
    barHoverColor: colors.leafHover,
    barSelectedColor: colors.leaf,
    buttonBg: colors.shade,
    buttonBorder: colors.lineStrong,
    booleanBg: colors.shade,
    booleanSelectedBg: colors.card,
    inputBg: colors.card,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
    inputBorderRadius: 8,
  });
}

/** The scheme of the toolbar's theme. */
export function schemeOf(theme: unknown): Scheme {
  if (theme !== "system") return theme === "dark" ? "dark" : "light";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
