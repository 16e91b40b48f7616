export interface HeaderLink {
  to: string;
  label: string;
  /** The first part of the label, shown alone where a manager's links would not fit otherwise. */
  short?: string;
  /** The number of unread conversations. */
  unread?: number;
}

/** The links for a visitor. */
export const VISITOR_LINKS: readonly HeaderLink[] = [
  { to: "/search", label: "Search" },
  { to: "/register", label: "Register" },
  { to: "/login", label: "Log In" },
];

/** The links for a member; managers also have one to their members. */
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

/** The links of the member's own account. */
export const ACCOUNT_LINKS: readonly HeaderLink[] = [
  { to: "/profile", label: "Edit Profile" },
  { to: "/settings", label: "Settings" },
];

/** The current page's link: the one whose path is the longest prefix of the page's path. */
export function currentLink(links: readonly HeaderLink[], path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const here = links.map(({ to }) => to).filter((to) => path === to || path.startsWith(`${to}/`));
  return here.sort((a, b) => b.length - a.length)[0];
}

/** Whether the header shows a search box: on pages without their own. */
export function hasHeaderSearch(path: string | undefined): boolean {
  return path !== "/" && path !== "/search" && !path?.startsWith("/search/");
}
