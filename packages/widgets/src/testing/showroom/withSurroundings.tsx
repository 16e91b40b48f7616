import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { ShadowRoot } from "./ShadowRoot.tsx";

/** Applies the toolbar's options to the page around a story. */
export const withSurroundings: Decorator = (Story, { globals }) => {
  const { theme, contrast, density, language, direction, root } = globals;
  useEffect(() => {
    const page = document.documentElement;
    if (theme === "system") delete page.dataset.theme;
    else page.dataset.theme = theme;
    if (contrast === "more") page.dataset.foodshedContrast = "more";
    else delete page.dataset.foodshedContrast;
    page.style.setProperty("--foodshed-density", density === "compact" ? "0.75" : "1");
    page.lang = language === "fr-CA" ? "fr-CA" : "en-CA";
    page.dir = direction;
  }, [theme, contrast, density, language, direction]);
  return root === "shadow" ? <ShadowRoot>{Story()}</ShadowRoot> : <Story />;
};
