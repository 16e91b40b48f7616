import type { ReactNode } from "react";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";
import { Shown } from "./Shown.tsx";

interface Advice {
  /** Drawn by the widgets themselves; nobody can press or reach it. */
  example: ReactNode;
  /** One sentence: what, and why. */
  why: ReactNode;
}

/** Two examples side by side: how it is meant, and how it is not. */
export function DoAndDont({ good, bad }: { good: Advice; bad: Advice }) {
  return (
    <Sheet>
      <Shown>
        <div className={css.pair}>
          <Figure kind="do" label="Do" {...good} />
          <Figure kind="dont" label="Don’t" {...bad} />
        </div>
      </Shown>
    </Sheet>
  );
}

function Figure({ kind, label, example, why }: Advice & { kind: "do" | "dont"; label: string }) {
  return (
    <figure className={css.adviceOf[kind]}>
      <div className={css.example} inert>
        {example}
      </div>
      <figcaption className={css.caption}>
        <strong className={kind === "do" ? css.verdict.pass : css.verdict.fail}>
          {kind === "do" ? "✓" : "✗"} {label}.
        </strong>{" "}
        {why}
      </figcaption>
    </figure>
  );
}
