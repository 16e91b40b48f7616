import { COLOR_SCHEME_KEY } from "@foodshed/sdk/vocabulary";

/**
 * Runs in the head, before the first paint: a colour scheme that somebody has chosen in this browser replaces the device's, so
 * that no page flashes in the other one.
 */
export const colorSchemeAttributeScript = `try {
  var scheme = localStorage.getItem("${COLOR_SCHEME_KEY}");
  if (scheme === "light" || scheme === "dark") document.documentElement.dataset.theme = scheme;
} catch (_) {}`;
