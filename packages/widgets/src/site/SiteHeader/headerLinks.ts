export interface HeaderLink {
  to: string;
  label: string;
  /** The beginning of the label that says enough where a manager's links would not fit otherwise. */
  short?: string;
  /** How many conversations hold something unread. */
  unread?: number;
}

/** What a visitor is led to. */
export const VISITOR_LINKS: readonly HeaderLink[] = [
  { to: "/search", label: "Search" },
  { to: "/register", label: "Register" },
  { to: "/login", label: "Log In" },
];

/** What a member is led to from every page; managers also to their members. */
export function memberLinks({
  manager,
  unread,
}: {
  manager: boolean;
  unread: number;
}): readonly HeaderLink[] {
  return [
    { to: "/profile-hub", label: "My Profile Hub" },
    { to: "/search", label: "Search" },
    { to: "/search/classifieds", label: "Classifieds" },
    { to: "/shipping", label: "Shipping Calculator", short: "Shipping" },
    { to: "/dashboard", label: "Dashboard" },
    { to: "/messages", label: "Messages", unread },
    ...(manager ? [{ to: "/profile-manager", label: "Manage Membership" }] : []),
  ];
}

/** What concerns the member's own account. */
export const ACCOUNT_LINKS: readonly HeaderLink[] = [
  { to: "/profile", label: "Edit Profile" },
  { to: "/settings", label: "Settings" },
];

/** The link whose page is shown: the one whose address is the longest beginning of the page's. */
export function currentLink(links: readonly HeaderLink[], path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const here = links.map(({ to }) => to).filter((to) => path === to || path.startsWith(`${to}/`));
  return here.sort((a, b) => b.length - a.length)[0];
}

/** The header has a search box of its own where the page has none. */
export function hasHeaderSearch(path: string | undefined): boolean {
  return path !== "/" && path !== "/search" && !path?.startsWith("/search/");
}
