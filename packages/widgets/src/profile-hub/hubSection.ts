import type { LocalizedString } from "@foodshed/sdk/locale";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { ComponentType, LazyExoticComponent } from "react";
import type { Profile } from "../profile-editing/editedProfile.tsx";
import type { WidgetTranslate } from "../provider/locale.tsx";

/** One section of the profile hub, as listed in `sections.ts`. */
export interface HubSectionEntry {
  /** Its fragment: `/profile-hub#location-details` opens it. */
  id: string;
  title: LocalizedString;
  /** Shown to profiles with one of these roles; by default to all. */
  roles?: readonly RoleValue[];
  /** A one-line summary of the saved state, shown while the section is closed; undefined when it is empty. */
  summary: (profile: Profile, t: WidgetTranslate) => string | undefined;
  /** Its content; loaded when the section first opens. It reads the profile with `useEditedProfile()`. */
  Part: LazyExoticComponent<ComponentType>;
}

/** The sections of a profile. The organization role has none. */
export function sectionsFor(
  sections: readonly HubSectionEntry[],
  { roles: held }: Profile,
): readonly HubSectionEntry[] {
  return sections.filter(({ roles }) => !roles || held.some(({ value }) => roles.includes(value)));
}
