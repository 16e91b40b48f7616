import type { Schema } from "@foodshed/sdk";
import { label } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** The standards that any role names, up to four of them. */
export function safetyStandardsSummary({ roles }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  const words = [
    ...new Set(
      roles.flatMap(({ data }) => data.safety_standards?.entries.map(({ display }) => display) ?? []),
    ),
  ];
  const more = words.length > 4 ? [t(strings.more, { count: words.length - 4 })] : [];
  return [...words.slice(0, 4).map((word) => label(t, word)), ...more].join(" · ") || undefined;
}
