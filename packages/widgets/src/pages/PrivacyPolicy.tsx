import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function PrivacyPolicy() {
  return (
    <StaticPage title="Privacy Policy">
      <p>This page says what Foodshed knows about you, why, and what you can do about it.</p>
      <h2 id="privacy-kept">What we keep</h2>
      <ul aria-labelledby="privacy-kept">
        <li>
          What you enter: your name, job title, email, business and the rest of your profile, ads and
          messages.
        </li>
        <li>Your password, as a hash from which it cannot be read back.</li>
        <li>
          How often a profile was viewed, counted per day. So that nobody counts twice, your network address
          and browser become a code, and the key to it is thrown away each day. Single views are kept for 35
          days.
        </li>
        <li>
          Where the operator counts what is searched for: words that people in at least three places searched
          for, and how often on which day, for 90 days. Not who searched.
        </li>
        <li>Whether and when you agreed to receive mails.</li>
        <li>
          If you join the mailing list: your email, when you agreed, and to which words. For that you need no
          account.
        </li>
        <li>
          A line in the server’s log for each request: the time, what was asked for, how it ended, and the
          network address that it came from. It serves to find faults and misuse.
        </li>
        <li>
          For a day, how often a network address or an account tried what must not be tried too often, such as
          logging in.
        </li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Your profile and classifieds are public. If you hide your personal information, your name, title,
        phone numbers, email and street address are left out. Messages are seen by those who take part in the
        conversation. Managers of a network see your profile’s details if you let them manage it. An
        administrator who acts for you to help leaves a record of it, and your activity feed says so.
      </p>
      <h2 id="privacy-outside">Who else is told</h2>
      <p>Some of the work may be done by others. They are told what they need for it, and no more:</p>
      <ul aria-labelledby="privacy-outside">
        <li>
          Where shipping rates come from a company, both addresses and the parcel are sent to it when you ask
          for rates.
        </li>
        <li>Where a newsletter has a provider, it is given the email that you join the mailing list with.</li>
        <li>
          So that distances are right, a mapping service may be asked where a profile’s address lies. For a
          profile that hides its personal information it never is.
        </li>
        <li>A mail service carries our mails, and a storage service may keep pictures and attachments.</li>
      </ul>
      <h2 id="privacy-browser">In your browser</h2>
      <p>We load nothing from other sites, and nobody follows you here. Your browser keeps for us:</p>
      <ul aria-labelledby="privacy-browser">
        <li>until you log out, a token for your session;</li>
        <li>
          for a year, one cookie by which we know that somebody has logged in on this device before: strangers
          who guess at your password then cannot lock you out. It goes to our login alone, never to a
          partner’s page;
        </li>
        <li>until you clear it, that you do not want to be asked about the mailing list again;</li>
        <li>
          while the tab is open, your last search, that you were asked about the mailing list, the number and
          email of an account that you have just signed up for, and a shipment that you have begun before
          logging in;
        </li>
        <li>while the tab is open, the session of an administrator who acts for somebody.</li>
      </ul>
      <h2>Mails</h2>
      <p>
        We write to confirm your address, to reset your password, and about what happens on your account.
        Everything else comes only if you agreed to it, and each such mail has a link to unsubscribe.
      </p>
      <h2>Your choices</h2>
      <p>
        You may change your profile and your email preferences at any time. To see what we keep about you, or
        to have your account deleted, contact support.
      </p>
    </StaticPage>
  );
}
