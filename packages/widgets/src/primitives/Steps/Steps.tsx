import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { CheckIcon } from "../glyphs.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Steps.css.ts";

export interface Step {
  id: string;
  label: ReactNode;
  done: boolean;
  /** A page of the site on which the step is taken; without it the step is a button if `onSelect` is given, else plain text. */
  to?: string;
}

export interface StepsProps {
  /** Names the list for screen readers: "Getting Started". */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The current step. */
  current?: string | undefined;
  /** Called with the step to go to. */
  onSelect?: (id: string) => void;
}

/** A list of steps: done, current and next ones, in order. */
export function Steps({ label, steps, current, onSelect }: StepsProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map(({ id, label: words, done, to }, index) => {
        const content = (
          <>
            <span className={done ? css.signDone : css.sign} aria-hidden="true">
              {done ? <CheckIcon /> : index + 1}
            </span>
            <span>
              {words}
              <VisuallyHidden>{done ? t(strings.stepDone) : t(strings.stepToDo)}</VisuallyHidden>
            </span>
          </>
        );
        const here = current === id ? "step" : undefined;
        return (
          <li key={id}>
            {to ? (
              <Link to={to} className={css.action} aria-current={here}>
                {content}
              </Link>
            ) : onSelect ? (
              <button type="button" className={css.action} aria-current={here} onClick={() => onSelect(id)}>
                {content}
              </button>
            ) : (
              <span className={css.plain} aria-current={here}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
