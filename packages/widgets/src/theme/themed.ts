/** Where colours are set: the page, an embed, and each part of a page that has a scheme of its own. */
export const themed = ":root, :host, [data-foodshed-theme]";
