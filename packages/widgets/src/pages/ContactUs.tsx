import { useTranslate } from "../provider/locale.tsx";
import { textLink } from "../theme/text.css.ts";
import * as strings from "./generated/strings.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export interface ContactUsProps {
  /** The operator's contact address; left out when it could not be loaded. */
  supportEmail?: string | undefined;
}

export function ContactUs({ supportEmail }: ContactUsProps) {
  const t = useTranslate();
  return (
    <StaticPage title={t(strings.contactUs)}>
      {supportEmail ? (
        <p>
          {t.rich(strings.contactWrite, {
            email: supportEmail,
            support: (text) => (
              <a href={`mailto:${supportEmail}`} className={textLink}>
                {text}
              </a>
            ),
          })}
        </p>
      ) : (
        <p>{t(strings.contactNoAddress)}</p>
      )}
      <h2>{t(strings.contactBefore)}</h2>
      <ul>
        <li>{t(strings.contactNoMail)}</li>
        <li>{t(strings.contactPassword)}</li>
        <li>{t(strings.contactDelete)}</li>
      </ul>
    </StaticPage>
  );
}
