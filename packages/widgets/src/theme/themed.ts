/** The selectors that set colours: the page, an embed, and each part of a page with a scheme of its own. */
export const themed = ":root, :host, [data-foodshed-theme]";
