import type { Profile } from "../editedProfile.tsx";

export function businessTypeSummary({ category }: Profile): string | undefined {
  return category.map(({ display }) => display).join(" · ") || undefined;
}
