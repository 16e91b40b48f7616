import type { Preview } from "@storybook/react-vite";

/** The options of the showroom's toolbar; `withSurroundings` applies them. */
export const toolbar: NonNullable<Preview["globalTypes"]> = {
  theme: {
    description: "Light, dark, or as the system wants it",
    toolbar: {
      title: "Theme",
      icon: "sun",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light", icon: "sun" },
        { value: "dark", title: "Dark", icon: "moon" },
        { value: "system", title: "System", icon: "browser" },
      ],
    },
  },
  contrast: {
    description: "More contrast, as the system may ask for it",
    toolbar: {
      title: "Contrast",
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "usual", title: "Usual contrast" },
        { value: "more", title: "More contrast" },
      ],
    },
  },
  density: {
    description: "The density of the layout",
    toolbar: {
      title: "Density",
      icon: "component",
      dynamicTitle: true,
      items: [
        { value: "roomy", title: "Roomy" },
        { value: "compact", title: "Compact" },
      ],
    },
  },
  language: {
    description:
      "The language of the widgets; the pseudo-locale shows what is not translated or does not fit",
    toolbar: {
      title: "Language",
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "en-CA", title: "English" },
        { value: "fr-CA", title: "Français" },
        { value: "pseudo", title: "Pseudo-locale" },
      ],
    },
  },
  direction: {
    description: "The direction of the text",
    toolbar: {
      title: "Direction",
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
    },
  },
  root: {
    description: "In the page, or in a shadow root as embeds are",
    toolbar: {
      title: "Root",
      icon: "box",
      dynamicTitle: true,
      items: [
        { value: "page", title: "In the page" },
        { value: "shadow", title: "In a shadow root" },
      ],
    },
  },
};

/** The initial values of the toolbar. */
export const initialGlobals = {
  theme: "light",
  contrast: "usual",
  density: "roomy",
  language: "en-CA",
  direction: "ltr",
  root: "page",
};
