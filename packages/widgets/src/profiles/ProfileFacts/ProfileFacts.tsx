import type { Schema } from "@foodshed/sdk";
import { replyTimeText } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { CalendarIcon, ClockIcon } from "../../brand/icons/signs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { editedMonth } from "./editedWhen.ts";
import * as css from "./ProfileFacts.css.ts";

export interface ProfileFactsProps {
  profile: Pick<Schema<"Profile">, "edited_at" | "replies_within">;
}

/** What speaks for a profile: facts that the service knows itself, and nothing where it knows none. */
export function ProfileFacts({ profile }: ProfileFactsProps) {
  const { edited_at, replies_within } = profile;
  const t = useTranslate();
  if (!edited_at && !replies_within) return null;
  return (
    <ul className={css.facts}>
      {replies_within && <Fact icon={<ClockIcon />}>{replyTimeText(t, replies_within)}</Fact>}
      {edited_at && (
        <Fact icon={<CalendarIcon />}>
          <Edited at={edited_at} />
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>{children}</span>
    </li>
  );
}

function Edited({ at }: { at: string }) {
  const t = useTranslate();
  const month = editedMonth(at, new Date(), t);
  // A page that was kept since last week still says "this week" until it is read again.
  const time = (text: ReactNode) => (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
  return month === undefined
    ? t.rich(strings.updatedThisWeek, { time })
    : t.rich(strings.updatedIn, { month, time });
}
