import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { brandTheme, type Scheme, schemeOf } from "./brandTheme.ts";

const asked = /\btheme:(\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1];
let shown: Scheme = schemeOf(asked ?? "system");

addons.setConfig({
  theme: brandTheme(shown),
  sidebar: { showRoots: true },
  layout: { panelPosition: "bottom" },
});

/** The frame follows the toolbar's theme, and both begin as the reader's system is. */
addons.register("foodshed/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const scheme = schemeOf(globals.theme);
    if (scheme === shown) return;
    shown = scheme;
    addons.setConfig({ theme: brandTheme(scheme) });
  };
  api.on(GLOBALS_UPDATED, follow);
  api.once(SET_GLOBALS, (given: { globals: Record<string, unknown> }) => {
    if (asked === undefined && shown === "dark") api.updateGlobals({ theme: "dark" });
    else follow(given);
  });
});
