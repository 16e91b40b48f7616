import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function TermsOfUse() {
  const t = useTranslate();
  return (
    <StaticPage title={t(strings.termsOfUse)}>
      <p>{t(strings.termsAgree)}</p>
      <h2>{t(strings.termsAccountTitle)}</h2>
      <p>{t(strings.termsAccount)}</p>
      <h2>{t(strings.termsPublishTitle)}</h2>
      <p>{t(strings.termsPublish)}</p>
      <h2>{t(strings.termsDealingsTitle)}</h2>
      <p>{t(strings.termsDealings)}</p>
      <h2>{t(strings.termsMessagesTitle)}</h2>
      <p>{t(strings.termsMessages)}</p>
      <h2>{t(strings.termsEndingTitle)}</h2>
      <p>{t(strings.termsEnding)}</p>
      <h2>{t(strings.termsLiabilityTitle)}</h2>
      <p>{t(strings.termsLiability)}</p>
    </StaticPage>
  );
}
