import { createGlobalVar } from "@vanilla-extract/css";

/** Set on the document while one part of the page has the whole of a phone's window: what else a page has is not shown then. */
export const fullHeight = ":root[data-foodshed-full-height]";

/** How much of the window's lower edge is taken, such as by the bar that says that there is no connection. */
export const takenBelow = createGlobalVar("foodshed-taken-below");
