import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the site, beginning with a slash, or an absolute address of another site. */
  to: string;
  /** Keeps the scroll position, for a link to another part of the same page. */
  keepScroll?: boolean;
  /** What the link shows. */
  children?: ReactNode;
}

export type LinkComponent = ComponentType<LinkProps>;

export interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Keeps the scroll position, for an address that only reflects the page's state. */
  keepScroll?: boolean;
  /**
   * The path to store in the history entry being left, where its address has followed the input since: going back
   * then restores the earlier state.
   */
  leaveAs?: string;
}

/** Navigates to a path of the site. */
export type Navigate = (path: string, options?: NavigateOptions) => void;

/** The default link: a plain anchor. */
export function PlainLink({ to, keepScroll: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** The default navigation. */
export const plainNavigate: Navigate = (path, options) => {
  if (options?.leaveAs) globalThis.history.replaceState(globalThis.history.state, "", options.leaveAs);
  if (options?.replace) globalThis.location.replace(path);
  else globalThis.location.assign(path);
};
