import { useEffect, useRef } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/**
 * The server's error, until client-side validation fails: by then the input differs from what the server
 * refused. It does not come back when that error is corrected. In another language than it was said in, it says only that there was one.
 */
export function useRefusal<
  Refusal extends string | { message: string; errors?: unknown },
  Values extends FieldValues,
>(refusal: Refusal | undefined, forget: () => void, errors: FieldErrors<Values>): Refusal | undefined {
  const t = useTranslate();
  const said = useRef({ refusal, locale: t.locale });
  if (said.current.refusal !== refusal) said.current = { refusal, locale: t.locale };
  const wrong = Object.keys(errors).length > 0;
  const over = wrong && refusal !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forget` is another function with each rendering
  useEffect(() => {
    if (over) forget();
  }, [over]);
  if (over || !refusal || said.current.locale === t.locale) return over ? undefined : refusal;
  const message = t(strings.refusedBefore);
  return (
    typeof refusal === "string" ? message : { ...(refusal as object), message, errors: undefined }
  ) as Refusal;
}
