import type { Schema } from "@foodshed/sdk";

type PreviewReader = Schema<"PreviewReader">;

/** The readers that a preview can show, with the preview's description of each. */
export const PREVIEW_READERS: readonly { value: PreviewReader; label: string; sentence: string }[] = [
  { value: "visitor", label: "Visitor", sentence: "This is what somebody sees who is not logged in." },
  { value: "member", label: "Member", sentence: "This is what another member sees." },
  { value: "consumer", label: "Consumer", sentence: "This is what your customers see." },
];

/** Whether the address names a known reader. */
export function isPreviewReader(text: string | null): text is PreviewReader {
  return PREVIEW_READERS.some(({ value }) => value === text);
}
