/* The values of the tokens. Nothing here styles a page: its own scheme, fonts and elements stay as they are. */
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { derivedTokens } from "./derived.ts";
import { lightDark } from "./lightDark.ts";
import { darkColors, highContrastDark, highContrastLight, lightColors } from "./palette.ts";
import { themed } from "./themed.ts";
import { tokens } from "./tokens.css.ts";

globalStyle(themed, {
  vars: { ...assignVars(tokens.color, lightDark(lightColors, darkColors)), ...derivedTokens },
});

globalStyle(":root, :host", {
  vars: {
    [tokens.density]: "1",
    [tokens.font.headingSettings]: '"SOFT" 60, "WONK" 0',
    [tokens.font.headingWeight]: "580",
    ...assignVars(tokens.leading, { tight: "1.08", heading: "1.2", text: "1.55" }),
    ...assignVars(tokens.radius, { control: "8px", card: "14px", round: "999px" }),
    ...assignVars(tokens.shadow, {
      float: "0 1px 2px rgb(30 42 34 / 0.08), 0 12px 32px -8px rgb(30 42 34 / 0.24)",
    }),
    ...assignVars(tokens.motion, { fast: "120ms", slow: "200ms", ease: "cubic-bezier(0.2, 0.7, 0.2, 1)" }),
  },
});

// An embed sets no scheme and no fonts and so has those of its page; its unit is fixed because some pages
// set their root to 62.5 %.
globalStyle(":root", {
  vars: {
    [tokens.unit]: "1rem",
    [tokens.font.heading]: '"Fraunces Variable", "Fraunces Fallback", Georgia, "Times New Roman", serif',
    [tokens.font.text]:
      '"Figtree Variable", "Figtree Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
  },
});
globalStyle(":host", { vars: { [tokens.unit]: "16px" } });

// A part of a page with a scheme, a density or a unit of its own: `<div data-foodshed-theme="dark">`.
for (const [theme, colorScheme] of Object.entries({ light: "light", dark: "dark", auto: "light dark" })) {
  globalStyle(`[data-foodshed-theme="${theme}"]`, { colorScheme });
}

const highContrast = moreContrast();
globalStyle(themed, { "@media": { "(prefers-contrast: more)": { vars: highContrast } } });
globalStyle("[data-foodshed-contrast='more']", { vars: highContrast });

globalStyle(":root, :host", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: { [tokens.motion.fast]: "0s", [tokens.motion.slow]: "0s" },
    },
  },
});

/** Only the colours that change: a partner's others stay. */
function moreContrast() {
  const changed = lightDark(highContrastLight, highContrastDark);
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [tokens.color[name as keyof typeof changed], value]),
  );
}
