import type { Schema } from "@foodshed/sdk";
import { formatMessageDay } from "@foodshed/sdk/vocabulary";
import { MessageIcon } from "../../brand/icons/signs.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./NextSteps.css.ts";
import { Step } from "./Step.tsx";

/** Whom the member has not answered yet: the latest by name, the others as a number. */
export function RepliesStep({ replies: { count, latest } }: { replies: Schema<"NextSteps">["replies"] }) {
  const t = useTranslate();
  const more = count - latest.length;
  return (
    <>
      {latest.map(({ account: { id, business_name: business }, at }) => (
        <Step
          key={id}
          icon={<MessageIcon />}
          action={
            <LinkButton
              variant="secondary"
              size="sm"
              to={`/messages?recipient=${id}`}
              aria-label={t(strings.replyNamed, { business })}
            >
              {t(strings.reply)}
            </LinkButton>
          }
        >
          {t.rich(strings.replyOwed, { business, b: (text) => <b>{text}</b> })}{" "}
          <time dateTime={at} className={css.note}>
            {formatMessageDay(at, new Date(), t.locale)}
          </time>
        </Step>
      ))}
      {more > 0 && (
        <Step
          icon={<MessageIcon />}
          action={
            <LinkButton variant="secondary" size="sm" to="/messages">
              {t(strings.openMessages)}
            </LinkButton>
          }
        >
          {t(strings.moreReplies, { count: more })}
        </Step>
      )}
    </>
  );
}
