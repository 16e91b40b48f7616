import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the site, beginning with a slash, or an absolute address of another site. */
  to: string;
  children?: ReactNode;
}

export type LinkComponent = ComponentType<LinkProps>;

/** Goes to a path of the site. `replace` leaves no entry in the history. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** The link used where no router is given: a plain anchor. */
export function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** The navigation used where no router is given. */
export const plainNavigate: Navigate = (path, options) => {
  if (options?.replace) globalThis.location.replace(path);
  else globalThis.location.assign(path);
};
