import type { Schema } from "@foodshed/sdk";
import { useId } from "react";
import { ClassifiedCard } from "../../classifieds/ClassifiedCard/ClassifiedCard.tsx";
import { MessageFromClassified } from "../../classifieds/MessageFromClassified/MessageFromClassified.tsx";
import { notice, notices } from "../../classifieds/notices.css.ts";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { NetworkPageData } from "../loadNetworkPage.ts";
import { NetworkMembers } from "../NetworkMembers/NetworkMembers.tsx";
import * as css from "./NetworkSections.css.ts";

export interface NetworkSectionsProps {
  /** The network's profile. */
  profile: Schema<"Profile">;
  data: NetworkPageData;
}

/** A network's members with their map, their newest classifieds, and how to join and to follow it. */
export function NetworkSections({ profile, data }: NetworkSectionsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={css.sections}>
      {data.members && <NetworkMembers network={profile.slug} first={data.members} />}
      {data.classifieds.length > 0 && (
        <section className={css.section} aria-labelledby={id}>
          <h2 id={id} className={css.title}>
            {t(strings.newestClassifieds)}
          </h2>
          <ul className={notices}>
            {data.classifieds.map((classified) => (
              <li key={classified.id} className={notice}>
                <ClassifiedCard
                  classified={classified}
                  actions={<MessageFromClassified classified={classified} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.band}>
        <Join profile={profile} />
        <Follow profile={profile} hasWeek={data.week !== null} />
      </div>
    </div>
  );
}

function Join({ profile }: Pick<NetworkSectionsProps, "profile">) {
  const t = useTranslate();
  const signedIn = useSession() !== null;
  return (
    <section className={css.part} aria-labelledby="network-join">
      <h2 id="network-join" className={css.smallTitle}>
        {t(strings.join, { network: profile.business_name })}
      </h2>
      <p className={css.words}>{t(strings.joinAbout)}</p>
      {!signedIn && <LinkButton to="/register">{t(strings.register)}</LinkButton>}
    </section>
  );
}

function Follow({ profile, hasWeek }: Pick<NetworkSectionsProps, "profile"> & { hasWeek: boolean }) {
  const t = useTranslate();
  const Link = useLink();
  const slug = encodeURIComponent(profile.slug);
  const feeds = `${t.locale === "fr-CA" ? "/fr" : ""}/feeds/networks/${slug}`;
  return (
    <section className={css.part} aria-labelledby="network-follow">
      <h2 id="network-follow" className={css.smallTitle}>
        {t(strings.follow)}
      </h2>
      <ul className={css.links}>
        <li>
          <a href={`${feeds}/classifieds.rss`} className={css.link}>
            {t(strings.classifiedsFeed)}
          </a>
        </li>
        {hasWeek && (
          <>
            <li>
              <a href={`${feeds}/this-week.atom`} className={css.link}>
                {t(strings.weekFeed)}
              </a>
            </li>
            <li>
              <a href={`${feeds}/this-week.csv`} className={css.link}>
                {t(strings.weekSpreadsheet)}
              </a>
            </li>
          </>
        )}
        <li>
          <Link to={`/embed?widget=map&network=${slug}`} className={css.link}>
            {t(strings.embedMap)}
          </Link>
        </li>
      </ul>
    </section>
  );
}
