import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { ShadowRoot } from "./ShadowRoot.tsx";
import { applySurroundings } from "./surroundings.ts";

/** Applies the toolbar's options to the page around a story. */
export const withSurroundings: Decorator = (Story, { globals }) => {
  const { theme, contrast, density, language, direction, root } = globals;
  useEffect(
    () => applySurroundings({ theme, contrast, density, language, direction }),
    [theme, contrast, density, language, direction],
  );
  return root === "shadow" ? <ShadowRoot>{Story()}</ShadowRoot> : <Story />;
};
