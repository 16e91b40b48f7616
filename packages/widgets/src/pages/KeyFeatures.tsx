import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function KeyFeatures() {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <StaticPage title={t(strings.keyFeatures)}>
      <h2>{t(strings.featureProfileTitle)}</h2>
      <p>{t(strings.featureProfile)}</p>
      <h2>{t(strings.featureSearchTitle)}</h2>
      <p>{t.rich(strings.featureSearch, { search: linkTo("/search") })}</p>
      <h2>{t(strings.classifieds)}</h2>
      <p>{t.rich(strings.featureClassifieds, { classifieds: linkTo("/search/classifieds") })}</p>
      <h2>{t(strings.featureMessagesTitle)}</h2>
      <p>{t(strings.featureMessages)}</p>
      <h2>{t(strings.featureNetworksTitle)}</h2>
      <p>{t(strings.featureNetworks)}</p>
    </StaticPage>
  );
}
