import type { Schema } from "@foodshed/sdk";
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  MailIcon,
  TwitterIcon,
} from "../../brand/icons/signs.tsx";
import { Logo } from "../../brand/Logo/Logo.tsx";
import { classes } from "../../primitives/classes.ts";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ColorSchemeSwitch } from "../ColorSchemeSwitch/ColorSchemeSwitch.tsx";
import * as strings from "../generated/strings.ts";
import { KeyboardShortcuts } from "../KeyboardShortcuts/KeyboardShortcuts.tsx";
import { onlyMember } from "../SiteHeader/SiteHeader.css.ts";
import { useIsHydrated } from "../useIsHydrated.ts";
import * as css from "./SiteFooter.css.ts";

export interface SiteFooterProps {
  /** The contact address; left out when it could not be loaded. */
  contactEmail?: string | undefined;
  /** The operator's pages on other sites, by their addresses. */
  social?: Schema<"SocialPages"> | undefined;
  /** The sponsors: a logo, a name and a link each. */
  sponsors?: readonly Schema<"Sponsor">[] | undefined;
  /** Whether this is a demo network; every page says so then. */
  demo?: boolean | undefined;
  /** The year of the copyright line; the current year by default. */
  year?: number;
}

/** What there is to see, for who comes for the first time: the header leads visitors to the search alone. */
const EXPLORE = [
  { to: "/search/classifieds", label: strings.memberAds },
  { to: "/search?view=map", label: strings.mapOfMembers },
  { to: "/#categories", label: strings.byCategory },
  { to: "/search?profile_type=ORG", label: strings.localFoodNetworks },
] as const;

/** What a member looks for again and again, and has no room in the header. */
const OWN = [
  { to: "/search/classifieds#post", label: strings.placeAd },
  { to: "/favourites", label: strings.favourites },
  { to: "/enquiries", label: strings.enquiries },
] as const;

const PAGES = [
  { to: "/about-us", label: strings.aboutUs },
  { to: "/about-us/meet-our-partners", label: strings.meetPartners },
  { to: "/about-the-fund", label: strings.aboutFund },
  { to: "/key-features", label: strings.keyFeatures },
  { to: "/embed", label: strings.putOnYourSite },
  { to: "/contact-us", label: strings.contactUs },
  { to: "/terms-use", label: strings.termsOfUse },
  { to: "/privacy-policy", label: strings.privacyPolicy },
] as const;

const SOCIAL = [
  { site: "facebook", label: "Facebook", Sign: FacebookIcon },
  { site: "instagram", label: "Instagram", Sign: InstagramIcon },
  { site: "linkedin", label: "LinkedIn", Sign: LinkedinIcon },
  { site: "twitter", label: "Twitter", Sign: TwitterIcon },
] as const;

/** The footer of every page of the site. */
export function SiteFooter({ contactEmail, social = {}, sponsors = [], demo, year }: SiteFooterProps) {
  const t = useTranslate();
  const session = useSession();
  const known = useIsHydrated();
  const showsMember = session || !known;
  const sites = SOCIAL.filter(({ site }) => social[site]);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo />
          <p className={css.words}>{t(strings.tagline)}</p>
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className={css.link}>
              <MailIcon /> {contactEmail}
            </a>
          )}
          {sites.length > 0 && (
            <ul className={css.social} aria-label={t(strings.followUs)}>
              {sites.map(({ site, label, Sign }) => (
                <li key={site}>
                  <a href={social[site]} className={css.sign} aria-label={label} rel="noopener">
                    <Sign size="1.3em" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={css.navigation}>
          <nav aria-label={t(strings.explore)}>
            <PageLinks pages={EXPLORE} />
            {showsMember && <PageLinks pages={OWN} className={known ? undefined : onlyMember} />}
          </nav>
          <nav aria-label={t(strings.aboutSite)}>
            <PageLinks pages={PAGES} />
          </nav>
        </div>
        {sponsors.length > 0 && (
          <div className={css.sponsors}>
            <p className={css.words}>{t(strings.supportedBy)}</p>
            <ul className={css.logos}>
              {sponsors.map(({ name, logo, href }) => (
                <li key={name}>
                  {href ? (
                    <a href={href} className={css.sponsor} rel="noopener">
                      <SponsorName name={name} logo={logo} />
                    </a>
                  ) : (
                    <span className={css.sponsor}>
                      <SponsorName name={name} logo={logo} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {demo && (
          <p className={css.demo}>{t.rich(strings.demo, { strong: (text) => <strong>{text}</strong> })}</p>
        )}
        <div className={css.end}>
          <p className={css.copyright}>{t(strings.copyright, { year: year ?? new Date().getFullYear() })}</p>
          <KeyboardShortcuts />
          <ColorSchemeSwitch />
        </div>
      </div>
    </footer>
  );
}

interface PageLinksProps {
  pages: typeof EXPLORE | typeof PAGES | typeof OWN;
  className?: string | undefined;
}

function PageLinks({ pages, className }: PageLinksProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <ul className={classes(css.pages, className)}>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={css.link}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SponsorName({ name, logo }: Pick<Schema<"Sponsor">, "name" | "logo">) {
  return logo ? <img src={logo} alt={name} loading="lazy" className={css.logo} /> : name;
}
