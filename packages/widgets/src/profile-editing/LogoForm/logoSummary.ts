import type { Schema } from "@foodshed/sdk";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** Whether there is a picture. */
export function logoSummary({ photo_file_name }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  return photo_file_name ? t(strings.companyPhotoShown) : undefined;
}
