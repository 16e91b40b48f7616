import { certificateName, label } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";

/** What is certified: "Certified Organic, HACCP". */
export function certificatesSummary({ certificates = [] }: Profile, t: WidgetTranslate): string | undefined {
  const names = [...new Set(certificates.map(({ kind }) => label(t, certificateName(kind))))];
  return names.length > 0 ? names.join(", ") : undefined;
}
