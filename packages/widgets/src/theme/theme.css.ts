import { assignVars, globalStyle } from "@vanilla-extract/css";
import { lightDark } from "./lightDark.ts";
import { darkColors, lightColors } from "./palette.ts";
import { tokens } from "./tokens.css.ts";
import { px, roomy } from "./units.ts";

globalStyle(":root, :host", {
  vars: {
    ...assignVars(tokens.color, lightDark(lightColors, darkColors)),
    [tokens.density]: "1",
    [tokens.font.headingSettings]: '"SOFT" 60, "WONK" 0',
    [tokens.font.headingWeight]: "580",
    ...assignVars(tokens.size, {
      xs: px(13),
      sm: px(15),
      md: px(17),
      lg: px(19),
      h4: px(19),
      h3: px(22),
      h2: `clamp(${px(26)}, ${px(20)} + 1.4vw, ${px(36)})`,
      h1: `clamp(${px(32)}, ${px(22)} + 2.6vw, ${px(52)})`,
      display: `clamp(${px(38)}, ${px(22)} + 4.4vw, ${px(78)})`,
    }),
    ...assignVars(tokens.leading, { tight: "1.08", heading: "1.2", text: "1.55" }),
    ...assignVars(tokens.space, {
      xxs: roomy(4),
      xs: roomy(8),
      sm: roomy(12),
      md: roomy(16),
      lg: roomy(24),
      xl: roomy(32),
      xxl: roomy(48),
      section: roomy(72),
    }),
    ...assignVars(tokens.control, {
      height: `max(${roomy(46)}, ${px(36)})`,
      small: `max(${roomy(38)}, ${px(30)})`,
    }),
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
  colorScheme: "light dark",
  vars: {
    [tokens.unit]: "1rem",
    [tokens.font.heading]: '"Fraunces Variable", "Fraunces Fallback", Georgia, "Times New Roman", serif',
    [tokens.font.text]:
      '"Figtree Variable", "Figtree Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
  },
});
globalStyle(":host", { vars: { [tokens.unit]: "16px" } });

for (const scheme of ["light", "dark"] as const) {
  globalStyle(`:root[data-theme="${scheme}"], :host([data-theme="${scheme}"])`, { colorScheme: scheme });
}

globalStyle(":root, :host", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: { [tokens.motion.fast]: "0s", [tokens.motion.slow]: "0s" },
    },
  },
});
