import { lazy, Suspense } from "react";
import { LogoutButton } from "../../accounts/LogoutButton/LogoutButton.tsx";
import { Logo } from "../../brand/Logo/Logo.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { SearchBox } from "../../search/SearchBox/SearchBox.tsx";
import * as strings from "../generated/strings.ts";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch.tsx";
import { useIsHydrated } from "../useIsHydrated.ts";
import { useTitleCount } from "../useTitleCount.ts";
import { HeaderLinks } from "./HeaderLinks.tsx";
import { accountLinks, currentLink, hasHeaderSearch, memberLinks, visitorLinks } from "./headerLinks.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import * as css from "./SiteHeader.css.ts";
import { useUnreadCount } from "./useUnreadCount.ts";

// For members only, so visitors never load it.
const BusinessSwitch = lazy(() =>
  import("../../people/BusinessSwitch/BusinessSwitch.tsx").then((module) => ({
    default: module.BusinessSwitch,
  })),
);

export interface SiteHeaderProps {
  /** The path of the page that is shown. */
  path?: string;
  /** The same in English with query and fragment, for the link to the other languages; without it there is none. */
  address?: string;
}

/**
 * The header of every page of the site. The server does not know the reader's session, so it renders both headers; the style
 * sheet shows the one for the document's `data-session` until hydration.
 */
export function SiteHeader({ path, address }: SiteHeaderProps) {
  const t = useTranslate();
  const Link = useLink();
  const session = useSession();
  const unread = useUnreadCount();
  useTitleCount(unread);
  const known = useIsHydrated();
  const main = memberLinks({ manager: session?.is_manager ?? false, unread }, t);
  const mayEdit = useMayEdit();
  const account = accountLinks({ administrator: session?.is_admin ?? false, mayEdit }, t);
  const visits = visitorLinks(t);
  const businesses = (inMenu: boolean) =>
    known &&
    session && (
      <Suspense>
        <BusinessSwitch key={session.account_id} path={address ?? path ?? "/"} inMenu={inMenu} />
      </Suspense>
    );
  const member = (
    <>
      {businesses(true)}
      <HeaderLinks links={main} current={currentLink(main, path)} />
      <HeaderLinks links={account} current={currentLink(account, path)} quiet>
        <LogoutButton className={css.link} />
      </HeaderLinks>
    </>
  );
  const visitor = <HeaderLinks links={visits} current={currentLink(visits, path)} />;
  return (
    <header className={css.header}>
      <a href="#main" className={css.skip}>
        {t(strings.skipToContent)}
      </a>
      <div className={css.row}>
        <Link to="/" className={css.home} aria-label={t(strings.home)}>
          <Logo />
        </Link>
        {hasHeaderSearch(path) && (
          <div className={css.search}>
            <SearchBox size="small" />
          </div>
        )}
        {businesses(false)}
        {address !== undefined && <LanguageSwitch address={address} />}
        {/* Hydration keeps the visible header's element, so that it does not lose focus. */}
        {!(known && session) && (
          <MobileMenu
            key="visitor"
            path={path}
            unread={0}
            member={false}
            className={known ? undefined : css.unlessMember}
          >
            {visitor}
          </MobileMenu>
        )}
        {(session || !known) && (
          <MobileMenu
            key="member"
            path={path}
            unread={unread}
            member
            className={known ? undefined : css.onlyMember}
          >
            {member}
          </MobileMenu>
        )}
      </div>
    </header>
  );
}
