import { createGlobalThemeContract } from "@vanilla-extract/css";

const hue = { tint: "", mid: "", dark: "" };

/**
 * Every value the widgets may use, as CSS custom properties `--foodshed-…`. A partner restyles an embed by
 * setting any of them on the element itself, for example
 * `foodshed-classifieds { --foodshed-color-leaf: #005a9c; }`.
 */
export const tokens = createGlobalThemeContract(
  {
    /** One rem on our own pages; fixed pixels in embeds, where the page's root size cannot be trusted. */
    unit: "",
    /** Multiplies padding and gaps: 1 is roomy, 0.75 compact. */
    density: "",
    color: {
      paper: "",
      card: "",
      ink: "",
      inkSoft: "",
      /** Hairlines; decorative only. */
      line: "",
      /** Borders of controls: 3:1 against paper and card. */
      lineStrong: "",
      /** Actions. */
      leaf: "",
      leafHover: "",
      leafTint: "",
      onLeaf: "",
      /** Wanted, unread, destructive and wrong. */
      beet: "",
      beetHover: "",
      beetTint: "",
      onBeet: "",
      /** For sale and highlights. */
      squash: "",
      squashHover: "",
      squashTint: "",
      squashDark: "",
      onSquash: "",
      focus: "",
      /** Behind a dialog. */
      veil: "",
      /** Skeletons, wells and the quiet hover of a row. */
      shade: "",
      /** Behind other companies' logos, which are designed for white, in both schemes. */
      plate: "",
    },
    category: { 0: hue, 1: hue, 2: hue, 3: hue, 4: hue, 5: hue, 6: hue, 7: hue, 8: hue, 9: hue, 10: hue },
    font: { heading: "", text: "", headingSettings: "", headingWeight: "" },
    /** Font sizes. */
    size: { xs: "", sm: "", md: "", lg: "", h4: "", h3: "", h2: "", h1: "", display: "" },
    leading: { tight: "", heading: "", text: "" },
    space: { xxs: "", xs: "", sm: "", md: "", lg: "", xl: "", xxl: "", section: "" },
    /** Heights: of a control, and of the smallest target. */
    control: { height: "", small: "" },
    radius: { control: "", card: "", round: "" },
    shadow: { float: "" },
    motion: { fast: "", slow: "", ease: "" },
  },
  (_value, path) => `foodshed-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
