import type { LocalizedText } from "@foodshed/sdk/locale";
import { oneLineOnly } from "@foodshed/sdk/vocabulary";
import * as strings from "./generated/strings.ts";

/** What is said of any field: "This must be …". Away from its field it needs the field's name. */
const GENERAL = new Set(
  [
    strings.fieldRequired,
    strings.mustBeType,
    strings.mustBeEitherType,
    strings.mustBeOneOf,
    strings.mustBe,
    strings.atLeastCharacters,
    strings.atMostCharacters,
    strings.atLeast,
    strings.moreThan,
    strings.atMost,
    strings.lessThan,
    strings.atLeastEntries,
    strings.atMostEntries,
    strings.sameEntryTwice,
    strings.mustNotBeEmpty,
    strings.mustBeDateTime,
    strings.mustBeFormat,
    strings.notValid,
    oneLineOnly,
  ].map(({ id }) => id),
);

/** Whether a sentence about a field does not say which one it is about. */
export function isGeneral({ string }: LocalizedText): boolean {
  return GENERAL.has(string.id);
}
