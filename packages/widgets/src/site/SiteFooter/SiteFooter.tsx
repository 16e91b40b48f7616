import type { Schema } from "@foodshed/sdk";
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  MailIcon,
  TwitterIcon,
} from "../../brand/icons/signs.tsx";
import { Logo } from "../../brand/Logo/Logo.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
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
  const Link = useLink();
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
        <nav aria-label={t(strings.aboutSite)}>
          <ul className={css.pages}>
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
        <p className={css.copyright}>{t(strings.copyright, { year: year ?? new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}

function SponsorName({ name, logo }: Pick<Schema<"Sponsor">, "name" | "logo">) {
  return logo ? <img src={logo} alt={name} loading="lazy" className={css.logo} /> : name;
}
