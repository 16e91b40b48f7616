import { useEffect } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";

/**
 * The server's error, until client-side validation fails: by then the input differs from what the server
 * refused. It does not come back when that error is corrected.
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
