import type { ReactNode } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { Button } from "../Button/Button.tsx";
import { FormStatus } from "../FormStatus/FormStatus.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SmallLoadFailure.css.ts";

export interface SmallLoadFailureProps {
  /** Why, in a sentence for people. */
  message: ReactNode;
  /** Called to try again. */
  onRetry: () => void;
}

/** A `LoadFailure` for one part of a page, below the heading of that part. */
export function SmallLoadFailure({ message, onRetry }: SmallLoadFailureProps) {
  const t = useTranslate();
  return (
    <div className={css.small}>
      <FormStatus error={message} />
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t(strings.tryAgain)}
      </Button>
    </div>
  );
}
