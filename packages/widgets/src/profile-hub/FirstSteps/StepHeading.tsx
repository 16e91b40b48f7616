import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { Profile } from "../../profile-editing/editedProfile.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FirstSteps.css.ts";
import { keyOf, questionOf } from "./questions.ts";
import { headingOf } from "./useFirstSteps.ts";

export interface StepHeadingProps {
  step: FirstStep;
  profile: Profile;
}

/** The question, and why it is asked. */
export function StepHeading({ step, profile }: StepHeadingProps) {
  const t = useTranslate();
  const { question, hint } = questionOf(step, profile);
  return (
    <div className={css.asked}>
      <h2 id={headingOf(keyOf(step))} tabIndex={-1} className={css.heading}>
        {t(question)}
        {step.answered && (
          <span className={css.done}>
            <CheckIcon />
            <VisuallyHidden>{t(strings.stepAnswered)}</VisuallyHidden>
          </span>
        )}
      </h2>
      <p className={css.hint}>{t(hint)}</p>
    </div>
  );
}
