import * as css from "./pages.css.ts";

/** A contrast, and whether it is enough; rounded down, so that 4.49 is never shown as 4.5. */
export function Verdict({ ratio, least }: { ratio: number; least: number }) {
  const enough = ratio >= least;
  return (
    <span className={enough ? css.verdict.pass : css.verdict.fail}>
      {(Math.floor(ratio * 100) / 100).toFixed(2)} {enough ? "✓ passes" : "✗ fails"}
    </span>
  );
}
