import { useEffect, useRef } from "react";
import {
  type Control,
  type Field,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { REFUSED_BEFORE } from "./refusedBefore.ts";

/** Says again, in the new language, what is wrong with a form; what only the server knows comes with the next submit. */
export function useRefusedBefore<Values extends FieldValues>(
  { control, handleSubmit, setError, formState: { errors } }: UseFormReturn<Values>,
  t: WidgetTranslate,
): void {
  const shownIn = useRef(t);
  useEffect(() => {
    if (shownIn.current === t) return;
    shownIn.current = t;
    for (const name of ofServer(errors)) setError(name, { message: t(strings.refusedBefore) });
  }, [t, errors, setError]);

  useEffect(() => {
    const refused = new Set<Path<Values>>();
    const sayAgain = async () => {
      const names = [...refused];
      refused.clear();
      await handleSubmit(() => {})();
      for (const name of names)
        if (!control.getFieldState(name).error) setError(name, { message: t(strings.refusedBefore) });
    };
    const listen = ({ target }: Event) => {
      const name = nameOf(control, target);
      if (!name) return;
      if (refused.size === 0) queueMicrotask(sayAgain);
      refused.add(name);
    };
    document.addEventListener(REFUSED_BEFORE, listen);
    return () => document.removeEventListener(REFUSED_BEFORE, listen);
  }, [control, handleSubmit, setError, t]);
}

/** The name of a field, if it is one of this form. */
function nameOf<Values extends FieldValues>(
  control: Control<Values>,
  target: EventTarget | null,
): Path<Values> | undefined {
  if (!(target instanceof Element)) return undefined;
  const name = target.getAttribute("name") ?? "";
  const { _f: field } = (get(control._fields, name) ?? {}) as Partial<Field>;
  return field && [field.ref, ...(field.refs ?? [])].some((ref) => ref === target)
    ? (name as Path<Values>)
    : undefined;
}

/** The fields that only the server refused. */
function ofServer<Values extends FieldValues>(errors: FieldErrors<Values>): Path<Values>[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    name !== "root" && error?.message && !error.type ? [name as Path<Values>] : [],
  );
}
