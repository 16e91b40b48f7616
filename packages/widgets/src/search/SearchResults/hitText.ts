import type { Schema } from "@foodshed/sdk";
import { SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import { shortDescription } from "../../profiles/profileText.ts";
import type { Ranges } from "../Highlighted/highlightParts.ts";
import type { ProfileHit } from "../searchState.ts";

interface MarkedText {
  text: string;
  ranges: Ranges;
}

/** What a result says, with its matches: the name, the description, and where else something matched. */
export function hitText({ _source: profile, highlight }: Pick<ProfileHit, "_source" | "highlight">): {
  name: MarkedText;
  description: MarkedText | null;
  also: MarkedText | null;
} {
  const find = (field: string) => highlight.find((found) => found.field === field);
  const name = find("business_name");
  const description = find("description");
  return {
    // A match in a part of the name would show only that part.
    name: name?.text === profile.business_name ? marked(name) : plain(profile.business_name),
    description: description
      ? cutOff(marked(description))
      : profile.description
        ? plain(shortDescription(profile.description, SEARCH_DESCRIPTION_LENGTH))
        : null,
    also: marked(highlight.find(({ field }) => field !== "business_name" && field !== "description")),
  };
}

/** A match far into a long description may be shown beyond the usual length, never shorter than the API sent it. */
function cutOff({ text, ranges }: MarkedText): MarkedText {
  return { text: shortDescription(text, Math.max(SEARCH_DESCRIPTION_LENGTH, [...text].length)), ranges };
}

function plain(text: string): MarkedText {
  return { text, ranges: [] };
}

function marked(found: Schema<"Highlight">): MarkedText;
function marked(found: Schema<"Highlight"> | undefined): MarkedText | null;
function marked(found: Schema<"Highlight"> | undefined): MarkedText | null {
  return found ? { text: found.text, ranges: found.ranges } : null;
}
