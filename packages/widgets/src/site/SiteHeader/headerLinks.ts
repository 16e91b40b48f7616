import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
export interface HeaderLink {
  to: string;
  label: string;
  /** The first part of the label, shown alone where a manager's links would not fit otherwise. */
  short?: string;
  /** The number of unread conversations. */
  unread?: number;
}

/** The links for a visitor. */
export function visitorLinks(t: WidgetTranslate): readonly HeaderLink[] {
  return [
    { to: "/search", label: t(strings.search) },
    { to: "/register", label: t(strings.register) },
    { to: "/login", label: t(strings.logIn) },
  ];
}

/** The links for a member; managers also have one to their members. */
export function memberLinks(
  { manager, unread }: { manager: boolean; unread: number },
  t: WidgetTranslate,
): readonly HeaderLink[] {
  return [
    { to: "/profile-hub", label: t(strings.profileHub) },
    { to: "/search", label: t(strings.search) },
    { to: "/search/classifieds", label: t(strings.classifieds) },
    { to: "/shipping", label: t(strings.shippingCalculator), short: t(strings.shipping) },
    { to: "/dashboard", label: t(strings.dashboard) },
    { to: "/messages", label: t(strings.messages), unread },
    ...(manager ? [{ to: "/profile-manager", label: t(strings.manageMembership) }] : []),
  ];
}

/** The links of the member's own account; administrators also have one to the administration. A reader of the business edits no profile. */
export function accountLinks(
  { administrator, mayEdit }: { administrator: boolean; mayEdit: boolean },
  t: WidgetTranslate,
): readonly HeaderLink[] {
  return [
    ...(administrator ? [{ to: "/admin", label: t(strings.administration) }] : []),
    ...(mayEdit ? [{ to: "/profile", label: t(strings.editProfile) }] : []),
    { to: "/settings", label: t(strings.settings) },
  ];
}

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
