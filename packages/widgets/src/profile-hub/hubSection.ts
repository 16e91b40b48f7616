import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { ComponentType, LazyExoticComponent } from "react";
import type { Profile } from "../profile-editing/editedProfile.tsx";

/** One section of the profile hub, as the list in `sections.ts` has them. */
export interface HubSectionEntry {
  /** Its part of the address: `/profile-hub#location-details` opens it. */
  id: string;
  title: string;
  /** Shown to who holds one of these roles; left out, to everybody. */
  roles?: readonly RoleValue[];
  /** What is saved, in a line, shown while the section is closed; undefined while nothing is. */
  summary: (profile: Profile) => string | undefined;
  /** What it opens; loaded when it is first opened. It reads the profile with `useEditedProfile()`. */
  Part: LazyExoticComponent<ComponentType>;
}

/** The sections that a profile has. The organization role brings none. */
export function sectionsFor(
  sections: readonly HubSectionEntry[],
  { roles: held }: Profile,
): readonly HubSectionEntry[] {
  return sections.filter(({ roles }) => !roles || held.some(({ value }) => roles.includes(value)));
}
