import * as z from "zod";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

interface ReplyTimeValues {
  show_reply_time: boolean;
}

export const replyTimeRules: SectionRules<ReplyTimeValues> = {
  values: ({ show_reply_time = true }) => ({ show_reply_time }),
  schema: () => z.object({ show_reply_time: z.boolean() }),
  changes: ({ show_reply_time }, { id }, changed) =>
    changed.has("show_reply_time")
      ? [{ call: "update_profile", body: { id, details: { show_reply_time } } }]
      : [],
  success: (t) => t(strings.replyTimeSaved),
  labels: (t) => ({ show_reply_time: t(strings.showReplyTime) }),
};
