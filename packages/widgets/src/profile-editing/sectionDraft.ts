import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useDraftStore } from "../provider/draftStore.tsx";
import { useSessionStore } from "../provider/host.tsx";
import { useActingAccount } from "../provider/useActingAccount.ts";
import { useEditedProfile } from "./editedProfile.tsx";

/** What was typed into a form, and the saved values that it began with. */
export interface SectionDraft<Values extends FieldValues> {
  base: Values;
  values: Values;
}

/** The beginning of the keys of a profile's drafts: the account that writes comes first. */
function useDraftPrefix(): string | undefined {
  const { account } = useActingAccount();
  const { profile } = useEditedProfile();
  return account === undefined ? undefined : `${account} profile ${profile.id} `;
}

/**
 * The draft of a form that edits a part of a profile. It outlives the end of the session and a reload, and goes when the form is
 * saved, taken back, or left: whoever leaves with unsaved changes has been asked.
 * @param name unique among the forms of a profile; without one nothing is kept
 */
export function useSectionDraft<Values extends FieldValues>(name: string | undefined) {
  const drafts = useDraftStore();
  const store = useSessionStore();
  const prefix = useDraftPrefix();
  const key = name === undefined || prefix === undefined ? undefined : prefix + name;
  const [restored] = useState(() => readDraft<Values>(key === undefined ? undefined : drafts.get(key)));
  useEffect(
    () => () => {
      if (key !== undefined && store?.get()) drafts.delete(key);
    },
    [key, drafts, store],
  );
  return {
    restored,
    save(draft: SectionDraft<Values> | undefined): void {
      if (key === undefined) return;
      if (draft) drafts.set(key, JSON.stringify(draft));
      else drafts.delete(key);
    },
  };
}

/** The names of those forms of the profile that have a draft. */
export function useDraftedSections(): () => string[] {
  const drafts = useDraftStore();
  const prefix = useDraftPrefix();
  return () =>
    prefix === undefined
      ? []
      : [...drafts.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function readDraft<Values extends FieldValues>(draft: string | undefined): SectionDraft<Values> | undefined {
  if (!draft) return undefined;
  const { base, values } = JSON.parse(draft) as Partial<SectionDraft<Values>>;
  return base && values && { base, values };
}
