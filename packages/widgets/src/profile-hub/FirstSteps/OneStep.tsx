import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { type Profile, useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FirstSteps.css.ts";
import { keyOf, questionOf } from "./questions.ts";
import { StepBody } from "./StepBody.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { StepContext, type StepContextValue } from "./stepContext.ts";
import type { useFirstSteps } from "./useFirstSteps.ts";

export interface OneStepProps {
  step: FirstStep;
  visit: Pick<ReturnType<typeof useFirstSteps>, "canGoBack" | "back" | "next">;
  preview: (profile: Profile | null) => void;
  draftKeyOf: (key: string) => string | undefined;
}

/** One question on a screen, with the way back and on. */
export function OneStep({ step, visit: { canGoBack, back, next }, preview, draftKeyOf }: OneStepProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const key = keyOf(step);
  const hasForm = step.id !== "products" && step.id !== "picture";
  const around: StepContextValue = {
    draftKey: draftKeyOf(key),
    preview,
    onSaved: next,
    buttons: ({ pristine, busy }) => (
      <div className={css.actions}>
        {canGoBack && (
          <Button variant="quiet" className={css.back} disabled={busy} onClick={back}>
            {t(strings.previousStep)}
          </Button>
        )}
        {step.answered && (pristine || !hasForm) ? (
          <Button className={css.on} onClick={next}>
            {t(strings.nextStep)}
          </Button>
        ) : (
          <>
            {!step.answered && (
              <Button variant={hasForm ? "quiet" : "secondary"} disabled={busy} onClick={next}>
                {t(strings.skipStep)}
              </Button>
            )}
            {hasForm && (
              <Button type="submit" className={css.on} busy={busy} disabled={pristine}>
                {t(strings.saveAndContinue)}
              </Button>
            )}
          </>
        )}
      </div>
    ),
  };
  return (
    <div key={key} className={css.question}>
      <StepHeading {...{ step, profile }} />
      <StepContext value={around}>
        <StepBody step={step} label={t(questionOf(step, profile).question)} />
      </StepContext>
    </div>
  );
}
