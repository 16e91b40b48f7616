import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useKept } from "./kept.tsx";

/**
 * Keeps what is typed into a form for as long as the page stands, and writes it back when the form is shown again. The name begins with
 * the account whose it is; without one nothing is kept.
 */
export function useKeptForm<Values extends FieldValues>(
  { reset, subscribe }: UseFormReturn<Values>,
  name: string | undefined,
): void {
  const kept = useKept();
  useEffect(() => {
    if (name === undefined) return;
    const text = kept.get(name);
    // The defaults stay, so that the form knows that something is written in it.
    if (text) reset(JSON.parse(text) as DefaultValues<Values>, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => void kept.set(name, JSON.stringify(values)),
    });
  }, [name, kept, reset, subscribe]);
}
