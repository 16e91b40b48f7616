import { RESULTS_MAP_KEY } from "@foodshed/sdk/vocabulary";

/**
 * Runs in the head, before the first paint: says whether somebody has hidden the map beside the results, so that the list has
 * its width at once. The search page takes the attribute away when the map is wanted again.
 */
export const resultsMapAttributeScript = `try {
  if (localStorage.getItem("${RESULTS_MAP_KEY}") === "hidden") document.documentElement.dataset.resultsMap = "hidden";
} catch (_) {}`;
