import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { PARTNERS_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import { list } from "../membership/NetworkCard/NetworkCard.css.ts";
import { NetworkCard } from "../membership/NetworkCard/NetworkCard.tsx";
import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

/** Loads the networks of the page, for its route loader; none when they cannot be read. */
export async function loadPartners(client: FoodshedClient): Promise<MeetOurPartnersProps> {
  const { data } = await client.GET("/accounts/networks/", {
    params: { query: { size: PARTNERS_PAGE_SIZE } },
  });
  return { networks: data?.results ?? [] };
}

export interface MeetOurPartnersProps {
  /** The networks, those with the most members first. */
  networks?: readonly Schema<"BuyLocalNetwork">[];
}

/** What partner networks are, and which there are. */
export function MeetOurPartners({ networks = [] }: MeetOurPartnersProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <StaticPage
      title={t(strings.meetOurPartners)}
      menu={<AboutMenu here="/about-us/meet-our-partners" />}
      after={
        networks.length > 0 && (
          <ul className={list}>
            {networks.map((network) => (
              <li key={network.profile.id}>
                <NetworkCard network={network} level={2} />
              </li>
            ))}
          </ul>
        )
      }
    >
      <p>{t(strings.partnersIntro)}</p>
      <p>{linkTo("/search?profile_type=ORG")(t(strings.partnersAll))}</p>
      <p>{t.rich(strings.partnersEmbed, { embed: linkTo("/embed") })}</p>
    </StaticPage>
  );
}
