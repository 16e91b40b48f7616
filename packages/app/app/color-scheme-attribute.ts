import { COLOR_SCHEME_KEY } from "@foodshed/sdk/vocabulary";

/**
 * Runs in the head, before the first paint: a colour scheme that somebody has chosen in this browser replaces the device's, so
 * that no page flashes in the other one, and the switch shows it before its code is there.
 */
export const colorSchemeAttributeScript = `try {
  var scheme = localStorage.getItem("${COLOR_SCHEME_KEY}");
  if (scheme === "light" || scheme === "dark") {
    document.documentElement.dataset.theme = scheme;
    addEventListener("DOMContentLoaded", function () {
      document.querySelectorAll("[data-color-scheme=" + scheme + "]").forEach(function (radio) { radio.checked = true; });
    });
  }
} catch (_) {}`;
