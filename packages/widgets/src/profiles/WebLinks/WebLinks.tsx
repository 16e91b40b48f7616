import type { Schema } from "@foodshed/sdk";
import {
  FacebookIcon,
  GlobeIcon,
  InstagramIcon,
  LinkedinIcon,
  TwitterIcon,
  YoutubeIcon,
} from "../../brand/icons/signs.tsx";
import { type SocialSite, shortAddress, socialLinks, webAddress } from "../profileLinks.ts";
import * as css from "./WebLinks.css.ts";

const SIGNS: Record<SocialSite, { label: string; Sign: typeof GlobeIcon }> = {
  twitter: { label: "Twitter", Sign: TwitterIcon },
  instagram: { label: "Instagram", Sign: InstagramIcon },
  facebook: { label: "Facebook", Sign: FacebookIcon },
  linkedin: { label: "LinkedIn", Sign: LinkedinIcon },
  youtube: { label: "YouTube", Sign: YoutubeIcon },
};

/** A business's website and its pages on other sites. */
export function WebLinks({ profile }: { profile: Schema<"Profile"> }) {
  const website = webAddress(profile.website);
  const social = socialLinks(profile);
  if (!website && social.length === 0) return null;
  return (
    <ul className={css.links}>
      {website && (
        <li>
          <a href={website} className={css.website} rel="noopener nofollow" target="_blank">
            <GlobeIcon /> {shortAddress(website)}
          </a>
        </li>
      )}
      {social.map(({ site, address }) => {
        const { label, Sign } = SIGNS[site];
        return (
          <li key={site}>
            <a href={address} className={css.website} rel="noopener nofollow" target="_blank">
              <Sign /> {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
