import type { ReactNode } from "react";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { HeaderLink } from "./headerLinks.ts";
import * as css from "./SiteHeader.css.ts";

export interface HeaderLinksProps {
  links: readonly HeaderLink[];
  /** The address of the current page's link. */
  current: string | undefined;
  /** Set apart, for links of the member's own account. */
  quiet?: boolean;
  /** A last entry that is not a link. */
  children?: ReactNode;
}

export function HeaderLinks({ links, current, quiet, children }: HeaderLinksProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <ul className={quiet ? css.account : css.links}>
      {links.map(({ to, label, short = label, unread = 0 }) => (
        <li key={to}>
          <Link
            to={to}
            className={to === "/login" ? css.login : css.link}
            aria-current={to === current ? "page" : undefined}
          >
            <span>
              {short}
              {label !== short && <span className={css.spare}>{label.slice(short.length)}</span>}
            </span>
            {unread > 0 && (
              <>
                {" "}
                <CountBadge count={unread} />{" "}
                <VisuallyHidden>{t(strings.unread, { count: unread })}</VisuallyHidden>
              </>
            )}
          </Link>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
