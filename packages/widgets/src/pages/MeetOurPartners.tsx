import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function MeetOurPartners() {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <StaticPage title={t(strings.meetOurPartners)} menu={<AboutMenu here="/about-us/meet-our-partners" />}>
      <p>{t(strings.partnersIntro)}</p>
      <p>{linkTo("/search?profile_type=ORG")(t(strings.partnersAll))}</p>
      <p>{t.rich(strings.partnersEmbed, { embed: linkTo("/embed") })}</p>
    </StaticPage>
  );
}
