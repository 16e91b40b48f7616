import type { FirstStep } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { type Profile, useEditedProfile } from "../../profile-editing/editedProfile.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FirstSteps.css.ts";
import { keyOf, questionOf } from "./questions.ts";
import { StepBody } from "./StepBody.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { StepContext } from "./stepContext.ts";

export interface AllStepsProps {
  steps: readonly FirstStep[];
  preview: (profile: Profile | null) => void;
  draftKeyOf: (key: string) => string | undefined;
  /** Called with the question that is being answered. */
  onFocus: (step: FirstStep) => void;
  /** Called with the question to go on with. */
  onMoved: (step: FirstStep) => void;
  onDone: () => void;
}

/** All questions below each other; one that is saved folds to a line. */
export function AllSteps({ steps, preview, draftKeyOf, onFocus, onMoved, onDone }: AllStepsProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const isOpen = (step: FirstStep) => !folded.has(keyOf(step));
  const unfold = (step: FirstStep) => {
    setFolded((last) => new Set([...last].filter((key) => key !== keyOf(step))));
    onMoved(step);
  };
  return (
    <div className={css.all}>
      {steps.map((step, index) => {
        const key = keyOf(step);
        const question = t(questionOf(step, profile).question);
        if (!isOpen(step)) {
          return (
            <p key={key} className={css.folded}>
              <CheckIcon /> <span className={css.foldedName}>{question}</span>
              <Button variant="quiet" size="sm" onClick={() => unfold(step)}>
                {t.rich(strings.changeAnswer, {
                  hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                  question,
                })}
              </Button>
            </p>
          );
        }
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the role in the preview follows the question that is being answered; nothing is pressed here
          <div key={key} className={css.question} onFocus={() => onFocus(step)}>
            <StepHeading {...{ step, profile }} />
            <StepContext
              value={{
                draftKey: draftKeyOf(key),
                preview,
                onSaved: () => {
                  setFolded((last) => new Set([...last, key]));
                  const following = [...steps.slice(index + 1), ...steps.slice(0, index)].find(isOpen);
                  if (following) onMoved(following);
                },
                buttons: undefined,
              }}
            >
              <StepBody step={step} label={question} />
            </StepContext>
          </div>
        );
      })}
      {steps.every(({ answered }) => answered) && (
        <div className={css.actions}>
          <Button onClick={onDone}>{t(strings.finishSteps)}</Button>
        </div>
      )}
    </div>
  );
}
