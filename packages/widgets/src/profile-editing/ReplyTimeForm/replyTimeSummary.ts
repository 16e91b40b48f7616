import { replyTimeText } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

/** What the profile says of how soon the business replies. */
export function replyTimeSummary({ replies_within, show_reply_time }: Profile, t: WidgetTranslate): string {
  if (show_reply_time === false) return t(strings.replyTimeHidden);
  return replies_within ? replyTimeText(t, replies_within) : t(strings.replyTimeNothing);
}
