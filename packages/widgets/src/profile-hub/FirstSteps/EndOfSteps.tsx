import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FirstSteps.css.ts";
import { keyOf, questionOf } from "./questions.ts";
import { END, headingOf } from "./useFirstSteps.ts";

export interface EndOfStepsProps {
  /** What was skipped. */
  open: readonly FirstStep[];
  onOpen: (step: FirstStep) => void;
  onBack: () => void;
  onDone: () => void;
}

/** After the last question: the way to the profile, and to what was left for later. */
export function EndOfSteps({ open, onOpen, onBack, onDone }: EndOfStepsProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  return (
    <div className={css.question}>
      <div className={css.asked}>
        <h2 id={headingOf(END)} tabIndex={-1} className={css.heading}>
          {t(open.length === 0 ? strings.stepsDone : strings.stepsLeft)}
        </h2>
        <p className={css.hint}>{t(open.length === 0 ? strings.stepsDoneHint : strings.stepsLeftHint)}</p>
      </div>
      {open.length > 0 && (
        <ul className={css.left}>
          {open.map((step) => (
            <li key={keyOf(step)}>
              <button type="button" className={css.leftStep} onClick={() => onOpen(step)}>
                {t(questionOf(step, profile).question)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <Button variant="quiet" className={css.back} onClick={onBack}>
          {t(strings.previousStep)}
        </Button>
        <LinkButton to="/viewProfile" variant={open.length === 0 ? "secondary" : "primary"}>
          {t(strings.viewOwnProfile)}
        </LinkButton>
        {open.length === 0 && <Button onClick={onDone}>{t(strings.finishSteps)}</Button>}
      </div>
    </div>
  );
}
