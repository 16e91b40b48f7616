import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useDraftStore } from "../../provider/draftStore.tsx";
import type { RegisterValues } from "../RegisterForm/registerForm.ts";

const KEY = "visitor sign-up";

type SignUpStep = 0 | 1;

interface SignUpDraft {
  step: SignUpStep;
  /** Without the passwords, which are never stored. */
  values: Omit<RegisterValues, "password" | "confirmPassword">;
  hadPassword: boolean;
}

/** The step and the answers of a sign-up, as a draft: the page in the other language is another one, and begins with it. */
export function useSignUpDraft({ reset, subscribe, getValues }: UseFormReturn<RegisterValues>) {
  const drafts = useDraftStore();
  const [step, setStep] = useState<SignUpStep>(0);
  const [passwordLost, setPasswordLost] = useState(false);
  const taken = useRef<SignUpStep>(undefined);

  useEffect(() => {
    const draft = saved(drafts);
    if (draft) {
      setStep(draft.step);
      setPasswordLost(draft.hadPassword);
      reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true },
      callback({ values: { password, confirmPassword: _confirm, ...values } }) {
        const { step = 0, hadPassword = false } = saved(drafts) ?? {};
        save(drafts, { step, values, hadPassword: hadPassword || password !== "" });
      },
    });
  }, [drafts, reset, subscribe, getValues]);

  return {
    step,
    goTo(next: SignUpStep) {
      taken.current = next;
      setStep(next);
      const draft = saved(drafts);
      if (draft) save(drafts, { ...draft, step: next });
    },
    /** The step that somebody took; a restored one leaves focus where it is. */
    taken,
    /** A password was typed, and the draft does not have it. */
    passwordLost,
    discard: () => void drafts.delete(KEY),
  };
}

function saved(drafts: Map<string, string>): SignUpDraft | undefined {
  const draft = drafts.get(KEY);
  return draft === undefined ? undefined : JSON.parse(draft);
}

function save(drafts: Map<string, string>, draft: SignUpDraft) {
  drafts.set(KEY, JSON.stringify(draft));
}
