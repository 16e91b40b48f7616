import { REPLY_TIME_CONVERSATIONS, REPLY_TIME_DAYS } from "@foodshed/sdk/vocabulary";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { type Profile, useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";
import { replyTimeRules } from "./replyTimeForm.ts";
import { replyTimeSummary } from "./replyTimeSummary.ts";

/** What the profile says of how soon the business replies, from what it is computed, and whether others see it. */
export function ReplyTimeForm() {
  const t = useTranslate();
  const section = useProfileSection(replyTimeRules, undefined, "reply-time");
  const { profile } = useEditedProfile();
  return (
    <SectionForm section={section} label={t(strings.replyTime)}>
      <p className={text.body}>
        <strong>{replyTimeSummary(profile, t)}</strong>
        {profile.reply_times && ` ${fromWhat(profile.reply_times, t)}`}
      </p>
      <p className={text.soft}>
        {t(strings.replyTimeRules, { days: REPLY_TIME_DAYS, conversations: REPLY_TIME_CONVERSATIONS })}
      </p>
      <CheckboxField label={t(strings.showReplyTime)} {...section.form.register("show_reply_time")} />
    </SectionForm>
  );
}

function fromWhat(
  { conversations, asked, answered, median_minutes }: NonNullable<Profile["reply_times"]>,
  t: WidgetTranslate,
): string {
  const counted = { conversations, asked, answered };
  return median_minutes === null
    ? t(strings.replyCounts, counted)
    : t(strings.replyCountsAndMedian, { ...counted, time: duration(median_minutes, t) });
}

/** "20 minutes", "5 hours", "3 days". */
function duration(minutes: number, t: WidgetTranslate): string {
  const [value, unit] =
    minutes < 90
      ? [minutes, "minute"]
      : minutes < 36 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return new Intl.NumberFormat(t.locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
