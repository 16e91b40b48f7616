import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { countCharacters } from "../primitives/Field/Counter.tsx";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** The validation error of a message's text, if any. */
export function textError(text: string, t: WidgetTranslate): string | undefined {
  if (text.trim() === "") return t(strings.required);
  if (countCharacters(text) > MESSAGE_MAX_LENGTH) return t(strings.tooLong, { limit: MESSAGE_MAX_LENGTH });
  return undefined;
}
