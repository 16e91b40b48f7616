import { isolate } from "@foodshed/sdk/locale";
import { formatPhone } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";

/** Who the business is, in a line. */
export function generalInfoSummary(profile: Profile, t: WidgetTranslate): string | undefined {
  const { business_name, first_name, last_name, title, phone } = profile;
  const person = [first_name, last_name].filter(Boolean).join(" ");
  if (!profile.description && !person) return undefined;
  return [
    isolate(business_name),
    [person, title]
      .filter(Boolean)
      .map((text) => isolate(text ?? ""))
      .join(", "),
    phone && formatPhone(phone, t),
  ]
    .filter(Boolean)
    .join(" · ");
}
