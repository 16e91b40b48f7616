import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/v4/core";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useRefusedBefore } from "./useRefusedBefore.ts";

/**
 * A form whose schema has its messages in the reader's language, errors that are shown when it changes included. Define the schema
 * outside of the component.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: (t: WidgetTranslate) => z.$ZodType<Values, Values>,
  options: Omit<UseFormProps<Values>, "resolver">,
): UseFormReturn<Values> {
  const t = useTranslate();
  const resolver = useMemo(() => zodResolver(schema(t)) as Resolver<Values>, [schema, t]);
  const form = useForm<Values>({ ...options, resolver });
  const { trigger } = form;
  useRefusedBefore(form, t);
  const { errors } = form.formState;
  const shownIn = useRef(t);
  useEffect(() => {
    if (shownIn.current === t) return;
    shownIn.current = t;
    void trigger(ofSchema(errors));
  }, [t, errors, trigger]);
  return form;
}

/** The fields that the schema refuses. What the server said has no type, and no other language. */
function ofSchema<Values extends FieldValues>(errors: FieldErrors<Values>): Path<Values>[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    name === "root" || (error?.message && !error.type) ? [] : [name as Path<Values>],
  );
}
