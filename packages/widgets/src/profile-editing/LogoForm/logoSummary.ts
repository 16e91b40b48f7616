import type { Schema } from "@foodshed/sdk";

/** Whether there is a picture. */
export function logoSummary({ photo_file_name }: Schema<"Profile">): string | undefined {
  return photo_file_name ? "Your company photo is shown" : undefined;
}
