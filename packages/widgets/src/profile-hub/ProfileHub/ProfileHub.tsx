import type { Schema } from "@foodshed/sdk";
import { firstSteps } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { ReaderNote } from "../../people/ReaderNote/ReaderNote.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { EditedProfileProvider, useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useDraftedSections } from "../../profile-editing/sectionDraft.ts";
import { LeaveGuard } from "../../profile-editing/unsavedWork.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { factSections } from "../factSections.ts";
import * as strings from "../generated/strings.ts";
import { HubSection } from "../HubSection/HubSection.tsx";
import { type HubSectionEntry, sectionsFor } from "../hubSection.ts";
import { sections } from "../sections.ts";
import { HubLinks } from "./HubLinks.tsx";
import * as css from "./ProfileHub.css.ts";

// Only new members see it.
const FirstSteps = lazy(() =>
  import("../FirstSteps/FirstSteps.tsx").then((module) => ({ default: module.FirstSteps })),
);

export interface ProfileHubProps {
  /** The member's own profile or a managed one, as last loaded. */
  profile: Schema<"Profile">;
  /** Sections named by the address, by their ids: they are opened, and the first one is focused. */
  asked?: readonly string[];
}

const none: readonly string[] = [];

/** The page on which a business edits its profile: a section for each part, any number of them open, each saved separately. */
export function ProfileHub({ profile, asked = none }: ProfileHubProps) {
  const t = useTranslate();
  const mayEdit = useMayEdit();
  if (!profile.editable) {
    return <ErrorPage status={403} message={t(strings.forbidden)} />;
  }
  return (
    <EditedProfileProvider profile={profile}>
      <LeaveGuard>{mayEdit ? <Hub asked={asked} /> : <HubForReaders />}</LeaveGuard>
    </EditedProfileProvider>
  );
}

function Hub({ asked }: { asked: readonly string[] }) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  // Who comes for a section, or has answered all of it before, is not asked again.
  const [asks] = useState(() => asked.length === 0 && firstSteps(profile).some(({ answered }) => !answered));
  const leads = asks && profile.onboarding;
  const drafted = useDraftedSections();
  // What the end of the session interrupted is in sight again.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...asked, ...drafted().map((name) => name.split(" ")[0] as string)]),
  );
  const withLine = (section: HubSectionEntry) => ({ ...section, line: section.summary(profile, t) });
  const described = sectionsFor(sections, profile).map(withLine);
  const shown = [...described, ...sectionsFor(factSections, profile).map(withLine)];
  const filled = described.filter(({ line }) => line !== undefined).length;

  useEffect(() => {
    const [first] = asked;
    if (!first) return;
    setOpen((last) => new Set([...last, ...asked]));
    const toggle = document.getElementById(first);
    toggle?.scrollIntoView({ block: "start" });
    toggle?.focus({ preventScroll: true });
  }, [asked]);

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((last) => new Set(isOpen ? [...last, id] : [...last].filter((other) => other !== id)));

  return (
    <div className={leads ? css.newcomersPage : css.page}>
      <header className={leads ? css.newcomersIntro : css.intro}>
        <h1 className={css.title}>{t(strings.welcome)}</h1>
        <p className={css.name}>{profile.business_name}</p>
        {!leads && <HubLinks />}
      </header>
      {leads && (
        <Suspense fallback={<Skeleton height="420px" radius="14px" />}>
          <FirstSteps />
        </Suspense>
      )}
      <div className={css.sections}>
        {leads && (
          <div className={css.newcomersLinks}>
            <HubLinks />
          </div>
        )}
        <p className={css.progress}>{t(strings.sectionsFilled, { filled, total: described.length })}</p>
        {shown.map(({ id, title, line, Part }) => (
          <HubSection
            key={id}
            id={id}
            title={t(title)}
            summary={line}
            open={open.has(id)}
            onOpenChange={(isOpen) => toggle(id, isOpen)}
          >
            <Part />
          </HubSection>
        ))}
      </div>
    </div>
  );
}

/** What is saved in each section, for those who may only read it. */
function HubForReaders() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const shown = [...sectionsFor(sections, profile), ...sectionsFor(factSections, profile)];
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1 className={css.title}>{t(strings.welcome)}</h1>
        <p className={css.name}>{profile.business_name}</p>
        <HubLinks />
      </header>
      <div className={css.sections}>
        <ReaderNote />
        <dl className={css.facts}>
          {shown.map(({ id, title, summary }) => (
            <div key={id} className={css.fact}>
              <dt className={css.factTitle}>{t(title)}</dt>
              <dd className={css.factText}>{summary(profile, t) ?? t(strings.nothingSaved)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
