/** The class of an element's box on pages on whose backdrop no text can be read. */
export const ownBackdrop = "own-backdrop";

/** Its rim is a shadow, which takes no space: nothing moves when it appears. */
export const ownBackdropStyles = `.${ownBackdrop}{border-radius:var(--foodshed-radius-control);background:var(--foodshed-color-paper);box-shadow:0 0 0 10px var(--foodshed-color-paper)}`;
