import { useSession } from "../../provider/host.tsx";
import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { EmailPreferences } from "../EmailPreferences/EmailPreferences.tsx";
import { PasswordForm } from "../PasswordForm/PasswordForm.tsx";
import { PendingEmail } from "../PendingEmail/PendingEmail.tsx";
import { AccountTypeSection } from "../RoleEditor/AccountTypeSection.tsx";
import { SavedSearches } from "../SavedSearches/SavedSearches.tsx";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import * as css from "./SettingsPage.css.ts";

/** The settings of an account: login, roles and email preferences. */
export function SettingsPage() {
  const session = useSession();
  return session && <Settings key={session.account_id} />;
}

function Settings() {
  const session = useSession();
  if (!session) return null;
  // The server refuses these changes during an impersonation, so the page says so beforehand.
  const acting = session.hijack !== null;
  return (
    <div className={css.page}>
      <h1 className={css.title}>Change Your Settings</h1>
      {acting && (
        <p className={css.note}>
          You are acting for {session.hijack?.business_name}. Its email, password and account types cannot be
          changed meanwhile.
        </p>
      )}
      <SettingsSection title="Email" about="You log in with this address, and mails of the network go to it.">
        <p className={css.address}>{session.email}</p>
        <PendingEmail disabled={acting} />
      </SettingsSection>
      <SettingsSection
        title="Change Contact"
        about="Log in with another address. We send a link to it; until you open that, the old one stays in use. We tell the old one too."
      >
        <ContactForm disabled={acting} />
      </SettingsSection>
      <SettingsSection title="Change Password" about="You are logged out everywhere else.">
        <PasswordForm disabled={acting} />
      </SettingsSection>
      <AccountTypeSection disabled={acting} />
      <SettingsSection
        title="Email Preferences"
        about="What we write to you about. Mails about your account itself always come."
      >
        <EmailPreferences />
      </SettingsSection>
      <SettingsSection
        id="saved-searches"
        title="Saved Searches"
        about="Searches that you keep, and how often we write to you about what is new in them."
      >
        <SavedSearches />
      </SettingsSection>
    </div>
  );
}
