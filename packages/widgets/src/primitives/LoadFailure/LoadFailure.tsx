import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import type { SmallLoadFailureProps } from "./SmallLoadFailure.tsx";

export interface LoadFailureProps extends SmallLoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
}

/** Replaces a page or its main part that failed to load: says what and why, and offers a retry. */
export function LoadFailure({ title, message, onRetry, level = 3 }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
