import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useDraftStore } from "./draftStore.tsx";

/**
 * Saves a form's values as a draft while they are typed, and restores them when the form is shown again. The key begins with
 * the account that writes; without a key nothing is saved.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, subscribe }: UseFormReturn<Values>,
  key: string | undefined,
): void {
  const drafts = useDraftStore();
  useEffect(() => {
    if (key === undefined) return;
    const draft = drafts.get(key);
    // The defaults stay, so that the restored form counts as dirty.
    if (draft) reset(JSON.parse(draft) as DefaultValues<Values>, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => void drafts.set(key, JSON.stringify(values)),
    });
  }, [key, drafts, reset, subscribe]);
}
