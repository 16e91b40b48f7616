import { englishPath, localeOfPath } from "@foodshed/sdk/locale";

export interface NavigationState {
  /** Path of the page that is shown. */
  pathname: string;
  /** Path of the pending navigation, if there is one. */
  destination?: string | undefined;
}

/**
 * Whether an address update comes from a page that is being left and would cancel the pending navigation: a search
 * updates its address a moment after typing, when a link may already have been pressed.
 */
export function isStaleNavigation(path: string, { pathname, destination }: NavigationState): boolean {
  return destination !== undefined && !samePage(destination, pathname) && samePage(path, pathname);
}

/** Each path below these is a page of its own. */
const SECTIONS = ["admin"];

/**
 * Whether two paths belong to one page: its language and the first segment of its English path identify it, and of the administration the
 * whole path.
 */
export function samePage(path: string, other: string): boolean {
  return pageOf(path) === pageOf(other);
}

function pageOf(path: string): string {
  const [whole = "", first = ""] = /^\/([^/?#]*)[^?#]*/.exec(englishPath(path) ?? path) ?? [];
  const page = SECTIONS.includes(first) ? whole.replace(/\/$/, "") : first;
  return `${localeOfPath(path)} ${page}`;
}
