import { lazy, type ReactNode, Suspense } from "react";
import { LoadFailureGroup } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { ProfileHistory } from "../../profile-history/ProfileHistory/ProfileHistory.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useIsOwner, useMayEdit } from "../../provider/memberRole.ts";
import { AccountData } from "../AccountData/AccountData.tsx";
import { CloseAccount } from "../CloseAccount/CloseAccount.tsx";
import { ContactForm } from "../ContactForm/ContactForm.tsx";
import { EmailPreferences } from "../EmailPreferences/EmailPreferences.tsx";
import * as strings from "../generated/strings.ts";
import { LanguageChoice } from "../LanguageChoice/LanguageChoice.tsx";
import { OpenSessions } from "../OpenSessions/OpenSessions.tsx";
import { PasswordForm } from "../PasswordForm/PasswordForm.tsx";
import { PendingEmail } from "../PendingEmail/PendingEmail.tsx";
import { AccountTypeSection } from "../RoleEditor/AccountTypeSection.tsx";
import { SavedSearches } from "../SavedSearches/SavedSearches.tsx";
import { SecondFactors } from "../SecondFactors/SecondFactors.tsx";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import * as css from "./SettingsPage.css.ts";

const PeopleSection = lazy(() =>
  import("../../people/PeopleSection/PeopleSection.tsx").then((module) => ({
    default: module.PeopleSection,
  })),
);
const MyBusinesses = lazy(() =>
  import("../../people/MyBusinesses/MyBusinesses.tsx").then((module) => ({ default: module.MyBusinesses })),
);
const MyName = lazy(() =>
  import("../../people/MyName/MyName.tsx").then((module) => ({ default: module.MyName })),
);

/** The settings of a person and of the business that they act for: login, people, roles, language and email preferences. */
export function SettingsPage() {
  const session = useSession();
  return session && <Settings key={session.account_id} />;
}

function Settings() {
  const t = useTranslate();
  const session = useSession();
  const isOwner = useIsOwner();
  const mayEdit = useMayEdit();
  if (!session) return null;
  const acting = session.hijack !== null;
  // The server refuses these changes during an impersonation, so the page says so beforehand.
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t(strings.title)}</h1>
      {acting && (
        <p className={css.note}>{t(strings.acting, { business: session.hijack?.business_name ?? "" })}</p>
      )}
      <LoadFailureGroup>
        <SettingsSection title={t(strings.email)} about={t(strings.emailAbout)}>
          <p className={css.address}>{session.email}</p>
          <PendingEmail disabled={acting} />
        </SettingsSection>
        <SettingsSection title={t(strings.yourName)} about={t(strings.yourNameAbout)}>
          <Part>
            <MyName disabled={acting} />
          </Part>
        </SettingsSection>
        <SettingsSection title={t(strings.changeContact)} about={t(strings.changeContactAbout)}>
          <ContactForm disabled={acting} />
        </SettingsSection>
        <SettingsSection title={t(strings.changePassword)} about={t(strings.changePasswordAbout)}>
          <PasswordForm disabled={acting} />
        </SettingsSection>
        {!acting && (
          <>
            <SettingsSection
              id="second-factors"
              title={t(strings.secondFactors)}
              about={t(strings.secondFactorsAbout)}
            >
              <SecondFactors />
            </SettingsSection>
            <SettingsSection id="sessions" title={t(strings.sessions)} about={t(strings.sessionsAbout)}>
              <OpenSessions />
            </SettingsSection>
          </>
        )}
        <SettingsSection id="people" title={t(strings.people)} about={t(strings.peopleAbout)}>
          <Part>
            <PeopleSection disabled={acting} />
          </Part>
        </SettingsSection>
        <SettingsSection id="businesses" title={t(strings.businesses)} about={t(strings.businessesAbout)}>
          <Part>
            <MyBusinesses disabled={acting} />
          </Part>
        </SettingsSection>
        {mayEdit && <AccountTypeSection disabled={acting} />}
        <SettingsSection title={t(strings.language)} about={t(strings.languageAbout)}>
          <LanguageChoice disabled={acting} />
        </SettingsSection>
        <SettingsSection title={t(strings.emailPreferences)} about={t(strings.emailPreferencesAbout)}>
          <EmailPreferences disabled={acting} />
        </SettingsSection>
        {mayEdit && (
          <SettingsSection
            id="saved-searches"
            title={t(strings.savedSearches)}
            about={t(strings.savedSearchesAbout)}
          >
            <SavedSearches />
          </SettingsSection>
        )}
        <SettingsSection id="history" title={t(strings.historySection)} about={t(strings.historyAbout)}>
          <ProfileHistory account={session.account_id} mayUndo={mayEdit} />
        </SettingsSection>
        {!acting && isOwner && (
          <SettingsSection id="data" title={t(strings.accountData)} about={t(strings.accountDataAbout)}>
            <AccountData />
          </SettingsSection>
        )}
        {!acting && isOwner && (
          <SettingsSection id="close" title={t(strings.closeSection)} about={t(strings.closeAbout)}>
            <CloseAccount />
          </SettingsSection>
        )}
      </LoadFailureGroup>
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const loading = (
    <div role="status">
      <VisuallyHidden>{t(strings.loadingPart)}</VisuallyHidden>
      <Skeleton height="5em" />
    </div>
  );
  return <Suspense fallback={loading}>{children}</Suspense>;
}
