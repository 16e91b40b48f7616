import type { Schema } from "@foodshed/sdk";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { createContext, useContext } from "react";
import type { ChecklistDialogProps } from "../../profile-editing/ChecklistDialog/ChecklistDialog.tsx";
import type { EditProfileTab } from "../../profile-editing/EditProfileDialog/editProfileForm.ts";
import type { DetailedRole } from "../../profile-editing/RoleDetailsForm/roleDetailsForm.ts";

/** The parts that can be edited from a profile's page, each in a dialog. */
export type Editable =
  | { dialog: "profile"; tab: EditProfileTab }
  | { dialog: "contact"; contact?: Schema<"Contact"> }
  | { dialog: "address"; address?: Schema<"Address"> }
  | { dialog: "photo" }
  | { dialog: "gallery" }
  | { dialog: "attachments" }
  | { dialog: "certificates" }
  | { dialog: "products"; ofRole: RoleValue }
  | { dialog: "role"; ofRole: DetailedRole }
  | { dialog: "checklist"; ofRole: RoleValue; list: ChecklistDialogProps["list"] };

export interface Editing {
  profile: Schema<"Profile">;
  /** Called with the profile after a save. */
  onProfile: (profile: Schema<"Profile">) => void;
}

/** Provided around a profile that its reader may edit; null otherwise. */
export const EditingContext = createContext<Editing | null>(null);

/** The profile being edited on its own page, or null where it is only read. */
export function useEditing(): Editing | null {
  return useContext(EditingContext);
}
