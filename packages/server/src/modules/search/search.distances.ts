import { DISTANCE_MAX_KM } from "@foodshed/sdk/vocabulary";

/** A distance in what was typed, such as in "cheese within 60 km of Guelph". */
export interface TypedDistance {
  /** Kilometres, 1 to the longest that can be chosen. */
  within: number;
  /** What was typed with "near" in its place: "cheese near Guelph". */
  typed: string;
  /** As it was typed: "within 60 km of". */
  phrase: string;
  /** Nothing that could be a place follows it: it is measured from the place named elsewhere, or from the one who asks. */
  isAlone: boolean;
}

// cspell:disable
const LEAD = String.raw`(?:(?:with)?in|inside|under|less than|no more than|not more than|at most|up to|(?:à|a) moins de|dans un rayon de|(?:à|a) moins d['’]|au plus|jusqu['’](?:à|a))\s+(?:(?:an?|un|une)\s+)?`;
const KILOMETRES = String.raw`(?<km>\d{1,4})[\s\u00a0\u202f-]*(?:kms?|kilomet(?:re|er)s?|kilomètres?)(?![\p{L}\p{N}])(?:[\s-]+(?:radius|circle|away|drive|de distance|de rayon))?`;
const TO_PLACE = String.raw`\s+(?:of|from|around|near|autour de|autour d['’]|de|du|des|d['’])(?:\s+|(?<=['’]))`;
const ASKER = String.raw`(?:me|us|here|my (?:farm|place|business|home|restaurant)|moi|nous|ici|chez moi|chez nous)(?![\p{L}\p{N}])`;
// cspell:enable

const DISTANCE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<lead>${LEAD})?${KILOMETRES}(?<to>${TO_PLACE}(?<asker>${ASKER})?)?`,
  "iu",
);

/** The distance that was typed in words, in either language; undefined where a number of kilometres says something else. */
export function readTypedDistance(typed: string): TypedDistance | undefined {
  const match = DISTANCE.exec(typed);
  if (!match) return undefined;
  const { lead, km, to, asker } = match.groups as Record<string, string | undefined>;
  const before = typed.slice(0, match.index);
  const after = typed.slice(match.index + match[0].length);
  const isAlone = asker !== undefined || to === undefined;
  if (isAlone ? !lead && !asker : after.trim() === "") return undefined;
  return {
    within: Math.min(DISTANCE_MAX_KM, Math.max(1, Number(km))),
    typed: `${before}${isAlone ? "" : "near "}${after}`.replace(/\s+/g, " ").trim(),
    phrase: match[0].trim(),
    isAlone,
  };
}
