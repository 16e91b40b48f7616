import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import * as strings from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { text as words } from "../../theme/text.css.ts";
import { type InlineResultsProps, resultsPart } from "./resultsPart.ts";
import * as css from "./SearchEmbed.css.ts";

export type FailureListener = (failure: { kind: "network"; status: number; message: string }) => void;

export interface LaterResultsProps extends InlineResultsProps {
  onFailure?: FailureListener | undefined;
}

/** Results, whose code is fetched with the first search: who never searches never fetches it. */
export function LaterResults({ onFailure, ...props }: LaterResultsProps) {
  const t = useTranslate();
  const [part, setPart] = useState<typeof resultsPart & { failed?: boolean }>(resultsPart);
  const [turn, setTurn] = useState(0);
  const listener = useRef(onFailure);
  listener.current = onFailure;
  const notReached = t(strings.notReached);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn fetches once more
  useEffect(() => {
    if (part.Results) return;
    let gone = false;
    import("./InlineResults.tsx").then(
      ({ InlineResults }) => {
        if (!gone) setPart({ Results: InlineResults });
      },
      () => {
        if (gone) return;
        setPart({ failed: true });
        listener.current?.({ kind: "network", status: 0, message: notReached });
      },
    );
    return () => {
      gone = true;
    };
  }, [turn]);
  const { Results, failed } = part;
  if (Results) return <Results {...props} />;
  if (!failed) return null;
  return (
    <div className={css.results}>
      <p role="alert" className={words.body}>
        {notReached}
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setPart({});
          setTurn(turn + 1);
        }}
      >
        {t(strings.tryAgain)}
      </Button>
    </div>
  );
}
