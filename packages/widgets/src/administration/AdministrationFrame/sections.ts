import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "../generated/strings.ts";

export interface Section {
  to: string;
  label: LocalizedString;
}

/** The pages of the administration, in the order of its menu. */
export const sections: readonly Section[] = [
  { to: "/admin", label: strings.overview },
  { to: "/admin/accounts", label: strings.accounts },
  { to: "/admin/reports", label: strings.reports },
  { to: "/admin/mails", label: strings.mails },
  { to: "/admin/jobs", label: strings.jobs },
  { to: "/admin/audit", label: strings.audit },
  { to: "/admin/settings", label: strings.settings },
];

/** The section that a page belongs to. */
export function sectionOf(path: string): Section | undefined {
  return sections
    .filter(({ to }) => path === to || (to !== "/admin" && path.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The title of a page in the browser's tab. */
export function administrationTitle(path: string): LocalizedString {
  return sectionOf(path)?.label ?? strings.administration;
}
