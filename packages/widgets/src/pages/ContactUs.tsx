import { textLink } from "../theme/text.css.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export interface ContactUsProps {
  /** The operator's contact address; left out when it could not be loaded. */
  supportEmail?: string | undefined;
}

export function ContactUs({ supportEmail }: ContactUsProps) {
  return (
    <StaticPage title="Contact us">
      {supportEmail ? (
        <p>
          Questions, trouble with your account, or a wish? Write to{" "}
          <a href={`mailto:${supportEmail}`} className={textLink}>
            {supportEmail}
          </a>
          .
        </p>
      ) : (
        <p>Our address cannot be shown right now. Please load this page again in a minute.</p>
      )}
      <h2>Before you write</h2>
      <ul>
        <li>
          No mail after registering? Look among the junk mail, then ask for it again on the confirmation page.
        </li>
        <li>Forgot your password? You can set a new one from the login page.</li>
        <li>Want your account deleted? Write to us from the address you registered with.</li>
      </ul>
    </StaticPage>
  );
}
