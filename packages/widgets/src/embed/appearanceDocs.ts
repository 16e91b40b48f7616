import type { appearanceAttributes } from "./element.ts";
import type { AttributeDocs } from "./embedDocs.ts";

/** The attribute of HTML that every element follows. */
export const languageDocs: { lang: AttributeDocs } = {
  lang: {
    label: "Language",
    description:
      "The language of the widget’s own words; what members wrote stays in theirs. Without it the element has that of the nearest `lang` around it, and English where there is none; a frame knows only its own.",
    type: "choice",
    choices: [
      { value: "en", label: "English" },
      { value: "fr", label: "Français" },
    ],
    without: "that of the page",
  },
};

/** The attributes that every element has: how it should look. */
export const appearanceDocs: { [Name in (typeof appearanceAttributes)[number]]: AttributeDocs } = {
  theme: {
    label: "Theme",
    description:
      "Light, dark, or as the visitor’s system wants it, on a background of its own. Without it the element takes the scheme that can be read on the background of your page.",
    type: "choice",
    choices: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
      { value: "auto", label: "As the visitor’s system" },
    ],
    without: "as your page",
  },
  background: {
    label: "Background",
    description:
      "A CSS colour for the background; `transparent` keeps your page’s background, whatever it is.",
    type: "color",
    without: "that of the theme",
  },
  color: {
    label: "Text",
    description: "A CSS colour for text.",
    type: "color",
    without: "that of the theme",
  },
  accent: {
    label: "Accent",
    description:
      "A CSS colour for buttons and links. Text on it is black or white, whichever has more contrast.",
    type: "color",
    without: "our green",
  },
  font: {
    label: "Font",
    description: "A CSS font family that your page has.",
    type: "font",
    without: "your page’s font",
  },
  size: {
    label: "Size",
    description: "The size that all others are measured from, in pixels, such as `14px`.",
    type: "length",
    choices: [
      { value: "14px", label: "Small" },
      { value: "18px", label: "Large" },
    ],
    without: "medium, 16px",
  },
  radius: {
    label: "Corners",
    description: "A CSS length for the corners of controls; cards are rounder.",
    type: "length",
    choices: [
      { value: "0px", label: "Square" },
      { value: "18px", label: "Round" },
    ],
    without: "rounded, 8px",
  },
  density: {
    label: "Density",
    description: "`compact` leaves less room between things.",
    type: "choice",
    choices: [{ value: "compact", label: "Compact" }],
    without: "roomy",
  },
};
