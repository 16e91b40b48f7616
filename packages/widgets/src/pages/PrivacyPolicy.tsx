import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function PrivacyPolicy() {
  return (
    <StaticPage title="Privacy Policy">
      <p>This page says what Foodshed knows about you, why, and what you can do about it.</p>
      <h2>What we keep</h2>
      <ul>
        <li>
          What you enter: your name, job title, email, business and the rest of your profile, ads and
          messages.
        </li>
        <li>Your password, as a hash from which it cannot be read back.</li>
        <li>How often a profile was viewed, counted per day.</li>
        <li>Whether and when you agreed to receive mails.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Your profile and classifieds are public. If you hide your personal information, your name, title,
        phone numbers, email and street address are left out. Messages are seen by those who take part in the
        conversation. Managers of a network see your profile’s details if you let them manage it. An
        administrator who acts for you to help leaves a record of it, and your activity feed says so.
      </p>
      <h2>In your browser</h2>
      <p>
        We set no cookies. When you log in, your browser keeps a token for your session until you log out; it
        also remembers your last search while the tab is open. We load nothing from other sites, and nobody
        follows you here.
      </p>
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
