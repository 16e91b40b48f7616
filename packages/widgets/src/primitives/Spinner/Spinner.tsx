import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { spinner } from "./Spinner.css.ts";

/** A progress indicator. With a label it is announced; without one it is decorative. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={spinner} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
