import * as strings from "../generated/strings.ts";

/** Where a sequence of keys leads: `g` for "go", then a key of the page. */
export interface PageShortcut {
  key: string;
  label: (typeof strings)["search"];
  to: string;
}

const EVERYBODY: readonly PageShortcut[] = [
  { key: "h", label: strings.homePage, to: "/" },
  { key: "s", label: strings.search, to: "/search" },
  { key: "c", label: strings.classifieds, to: "/search/classifieds" },
];

const VISITORS: readonly PageShortcut[] = [{ key: "l", label: strings.logIn, to: "/login" }];

const MEMBERS: readonly PageShortcut[] = [
  { key: "d", label: strings.dashboard, to: "/dashboard" },
  { key: "m", label: strings.messages, to: "/messages" },
  { key: "p", label: strings.profileHub, to: "/profile-hub" },
  { key: "f", label: strings.favourites, to: "/favourites" },
  { key: "e", label: strings.enquiries, to: "/enquiries" },
  { key: "a", label: strings.placeAd, to: "/search/classifieds#post" },
];

/** The pages that have a shortcut. */
export function pageShortcuts(isMember: boolean): readonly PageShortcut[] {
  return [...EVERYBODY, ...(isMember ? MEMBERS : VISITORS)];
}
