import { label } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";

export function businessTypeSummary({ category }: Profile, t: WidgetTranslate): string | undefined {
  return category.map(({ display }) => label(t, display)).join(" · ") || undefined;
}
