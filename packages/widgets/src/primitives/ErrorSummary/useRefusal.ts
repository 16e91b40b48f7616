import { useEffect } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";

/**
 * What the server refused, until the form itself is wrong: what is typed by then was never sent, and what was refused no longer stands
 * there. It does not come back when that is put right.
 */
export function useRefusal<Refusal, Values extends FieldValues>(
  refusal: Refusal | undefined,
  forget: () => void,
  errors: FieldErrors<Values>,
): Refusal | undefined {
  const wrong = Object.keys(errors).length > 0;
  const over = wrong && refusal !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forget` is another function with each rendering
  useEffect(() => {
    if (over) forget();
  }, [over]);
  return over ? undefined : refusal;
}
