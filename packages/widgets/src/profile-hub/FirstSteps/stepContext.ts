import { createContext, useContext } from "react";
import type { Profile } from "../../profile-editing/editedProfile.tsx";

export interface StepContextValue {
  /** Names the draft of a step's form; undefined for who is not logged in. */
  draftKey: string | undefined;
  /** Shows a profile as it would be with what is typed; null shows the saved one. */
  preview: (profile: Profile | null) => void;
  /** Called when the answer is saved. */
  onSaved: () => void;
  /** The buttons below a form, where they differ from Save. */
  buttons: ((form: { pristine: boolean; busy: boolean }) => React.ReactNode) | undefined;
}

export const StepContext = createContext<StepContextValue | null>(null);

/** What is around the form of a step. */
export function useStep(): StepContextValue {
  const step = useContext(StepContext);
  if (!step) throw new Error("The form of a step needs <FirstSteps> around it.");
  return step;
}
