import type { Schema } from "@foodshed/sdk";

type PreviewReader = Schema<"PreviewReader">;

/** Who may be shown one's profile, with what the preview says of them. */
export const PREVIEW_READERS: readonly { value: PreviewReader; label: string; sentence: string }[] = [
  { value: "visitor", label: "Visitor", sentence: "This is what somebody sees who is not logged in." },
  { value: "member", label: "Member", sentence: "This is what another member sees." },
  { value: "consumer", label: "Consumer", sentence: "This is what your customers see." },
];

/** Whether an address names a reader that there is. */
export function isPreviewReader(text: string | null): text is PreviewReader {
  return PREVIEW_READERS.some(({ value }) => value === text);
}
