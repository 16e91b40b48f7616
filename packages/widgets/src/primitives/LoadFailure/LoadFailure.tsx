import { useTranslate } from "../../provider/locale.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import * as strings from "../generated/strings.ts";
import type { SmallLoadFailureProps } from "./SmallLoadFailure.tsx";

export interface LoadFailureProps extends SmallLoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
}

/** Replaces a page or its main part that failed to load: says what and why, and offers a retry. */
export function LoadFailure({ title, message, onRetry, level = 3 }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <div role="alert">
      <EmptyState
        level={level}
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t(strings.tryAgain)}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
