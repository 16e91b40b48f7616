import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "../generated/strings.ts";

type PreviewReader = Schema<"PreviewReader">;

/** The readers that a preview can show, with the preview's description of each. */
export const PREVIEW_READERS: readonly {
  value: PreviewReader;
  label: LocalizedString;
  sentence: LocalizedString;
}[] = [
  { value: "visitor", label: strings.visitor, sentence: strings.asVisitor },
  { value: "member", label: strings.member, sentence: strings.asMember },
  { value: "consumer", label: strings.consumer, sentence: strings.asConsumer },
];

/** Whether the address names a known reader. */
export function isPreviewReader(text: string | null): text is PreviewReader {
  return PREVIEW_READERS.some(({ value }) => value === text);
}
