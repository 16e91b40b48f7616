/**
 * What the site dispatches at fields and forms that were refused before the page's language was switched. They are new ones with the same
 * values, and know nothing of it.
 */
export const REFUSED_BEFORE = "foodshed:refused-before";
