import { CLOSING_DAYS, REPLY_TIME_DAYS } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function PrivacyPolicy() {
  const t = useTranslate();
  return (
    <StaticPage title={t(strings.privacyPolicy)}>
      <p>{t(strings.privacyIntro)}</p>
      <h2 id="privacy-kept">{t(strings.privacyKept)}</h2>
      <ul aria-labelledby="privacy-kept">
        <li>{t(strings.privacyEntered)}</li>
        <li>{t(strings.privacyPassword)}</li>
        <li>{t(strings.privacyViews)}</li>
        <li>{t(strings.privacySearches)}</li>
        <li>{t(strings.privacyConsents)}</li>
        <li>{t(strings.privacyMatches)}</li>
        <li>{t(strings.privacyReplies, { days: REPLY_TIME_DAYS })}</li>
        <li>{t(strings.privacyCertificates)}</li>
        <li>{t(strings.privacyMailingList)}</li>
        <li>{t(strings.privacyVisitors)}</li>
        <li>{t(strings.privacyReports)}</li>
        <li>{t(strings.privacyLog)}</li>
        <li>{t(strings.privacyAttempts)}</li>
        <li>{t(strings.privacySessions)}</li>
      </ul>
      <h2>{t(strings.privacySeenTitle)}</h2>
      <p>{t(strings.privacySeen)}</p>
      <h2 id="privacy-outside">{t(strings.privacyOutside)}</h2>
      <p>{t(strings.privacyOutsideIntro)}</p>
      <ul aria-labelledby="privacy-outside">
        <li>{t(strings.privacyShipping)}</li>
        <li>{t(strings.privacyNewsletter)}</li>
        <li>{t(strings.privacyMaps)}</li>
        <li>{t(strings.privacyServices)}</li>
      </ul>
      <h2 id="privacy-browser">{t(strings.privacyBrowser)}</h2>
      <p>{t(strings.privacyBrowserIntro)}</p>
      <ul aria-labelledby="privacy-browser">
        <li>{t(strings.privacyToken)}</li>
        <li>{t(strings.privacyCookie)}</li>
        <li>{t(strings.privacyDismissed)}</li>
        <li>{t(strings.privacyLanguage)}</li>
        <li>{t(strings.privacyMap)}</li>
        <li>{t(strings.privacyColorScheme)}</li>
        <li>{t(strings.privacyShortcuts)}</li>
        <li>{t(strings.privacyMessageDrafts)}</li>
        <li>{t(strings.privacyTab)}</li>
        <li>{t(strings.privacyOwnSession)}</li>
      </ul>
      <h2>{t(strings.privacyMailsTitle)}</h2>
      <p>{t(strings.privacyMails)}</p>
      <h2>{t(strings.privacyChoicesTitle)}</h2>
      <p>{t(strings.privacyChoices, { days: CLOSING_DAYS })}</p>
    </StaticPage>
  );
}
