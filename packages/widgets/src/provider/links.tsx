import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the site, beginning with a slash, or an absolute address of another site. */
  to: string;
  /** Stays where the page is scrolled to, for a link to another part of the same page. */
  keepScroll?: boolean;
  children?: ReactNode;
}

export type LinkComponent = ComponentType<LinkProps>;

export interface NavigateOptions {
  /** Leaves no entry in the history. */
  replace?: boolean;
  /** Stays where the page is scrolled to, for an address that only follows what the page shows. */
  keepScroll?: boolean;
  /**
   * The path that the entry being left keeps in the history, where its address has followed what was typed since: going back
   * then leads to what stood there before.
   */
  leaveAs?: string;
}

/** Goes to a path of the site. */
export type Navigate = (path: string, options?: NavigateOptions) => void;

/** The link used where no router is given: a plain anchor. */
export function PlainLink({ to, keepScroll: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** The navigation used where no router is given. */
export const plainNavigate: Navigate = (path, options) => {
  if (options?.leaveAs) globalThis.history.replaceState(globalThis.history.state, "", options.leaveAs);
  if (options?.replace) globalThis.location.replace(path);
  else globalThis.location.assign(path);
};
