import type { Schema } from "@foodshed/sdk";

/** The standards that any role names, up to four of them. */
export function safetyStandardsSummary({ roles }: Schema<"Profile">): string | undefined {
  const words = [
    ...new Set(
      roles.flatMap(({ data }) => data.safety_standards?.entries.map(({ display }) => display) ?? []),
    ),
  ];
  const more = words.length > 4 ? [`${words.length - 4} more`] : [];
  return [...words.slice(0, 4), ...more].join(" · ") || undefined;
}
