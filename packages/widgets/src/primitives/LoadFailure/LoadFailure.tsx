import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { FormStatus } from "../FormStatus/FormStatus.tsx";
import * as css from "./LoadFailure.css.ts";

export interface SmallLoadFailureProps {
  /** Why, in a sentence for people. */
  message: ReactNode;
  onRetry: () => void;
}

export interface LoadFailureProps extends SmallLoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
}

/** Stands where a whole page or its main part should be: what could not be read, why, and another try. */
export function LoadFailure({ title, message, onRetry, level = 3 }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        title={title}
        action={
          <Button kind="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

/** The same for one part of a page that says by its own heading what it is. */
export function SmallLoadFailure({ message, onRetry }: SmallLoadFailureProps) {
  return (
    <div className={css.small}>
      <FormStatus error={message} />
      <Button kind="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
