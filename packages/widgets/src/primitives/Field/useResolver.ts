import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/v4/core";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";

/** The resolver of a form whose schema has its messages in the reader's language. Define the schema outside of the component. */
export function useResolver<Values extends FieldValues>(
  schema: (t: WidgetTranslate) => z.$ZodType<Values, Values>,
): Resolver<Values> {
  const t = useTranslate();
  return useMemo(() => zodResolver(schema(t)) as Resolver<Values>, [schema, t]);
}
