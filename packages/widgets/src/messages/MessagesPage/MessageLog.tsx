import type { FoodshedError } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { formatDayTitle, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { ReportAbuse } from "../../abuse-reports/ReportAbuse/ReportAbuse.tsx";
import { MessageEnquiry } from "../../enquiries/MessageEnquiry/MessageEnquiry.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { Message } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import { MessageText } from "../MessageText/MessageText.tsx";
import { MessageFile } from "./MessageFile.tsx";
import * as css from "./MessageLog.css.ts";
import { MessageTime } from "./MessageTime.tsx";

export interface MessageLogProps {
  messages: readonly Message[];
  account: number;
  hasEarlier: boolean;
  loadingEarlier: boolean;
  /** Why the earlier messages could not be loaded. */
  earlierError: FoodshedError | undefined;
  onEarlier: () => void;
}

/** The messages of a conversation, scrolled to the newest at the end. */
export function MessageLog(props: MessageLogProps) {
  const { messages, account, hasEarlier, loadingEarlier, earlierError, onEarlier } = props;
  const t = useTranslate();
  const me = useSession()?.user_id;
  const log = useRef<HTMLDivElement>(null);
  const authorOf = ({ sender, written_by }: Message) => {
    if (sender.id !== account) return sender.business_name;
    return written_by && written_by.user_id !== me ? written_by.name : t(strings.you);
  };
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end into view
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  useStayWhenEarlierCome(log, messages[0]?.id);
  useFocusWhenAllAreShown(log, hasEarlier);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled from the keyboard
    <div ref={log} role="log" aria-label={t(strings.messages)} tabIndex={0} className={css.log}>
      {hasEarlier && (
        <>
          {earlierError && <FormStatus error={t(strings.earlierFailed, { reason: earlierError.message })} />}
          <Button variant="quiet" size="sm" busy={loadingEarlier} onClick={onEarlier}>
            {earlierError ? t(strings.tryAgain) : t(strings.earlierMessages)}
          </Button>
        </>
      )}
      {messages.length === 0 && <p className={css.nothing}>{t(strings.noMessages)}</p>}
      {withDays(messages, t.locale).map(({ message, day }) => (
        <Fragment key={message.id}>
          {day && <p className={css.day}>{day}</p>}
          <article className={classes(css.message, message.sender.id === account ? css.mine : css.theirs)}>
            <div className={css.meta}>
              <b>{authorOf(message)}</b> <MessageTime at={message.created_at} />
              {message.sender.id !== account && (
                <span className={css.report}>
                  <ReportAbuse kind="message" id={message.id} />
                </span>
              )}
            </div>
            <p className={css.content}>
              {message.removed && (
                <em>{t(message.sender.id === account ? strings.removedForOther : strings.removed)} </em>
              )}
              <MessageText text={message.content} />
            </p>
            {message.files_detail.map(({ id, file_data }) => (
              <MessageFile key={id} file={file_data} />
            ))}
            {message.enquiry && (
              <MessageEnquiry enquiry={message.enquiry} mine={message.sender.id === account} />
            )}
          </article>
        </Fragment>
      ))}
    </div>
  );
}

/** Each message, the first of an Ontario day with the day's title. */
function withDays(messages: readonly Message[], locale: Locale) {
  const now = new Date();
  let before: string | undefined;
  return messages.map((message) => {
    const title = formatDayTitle(message.created_at, now, locale, ONTARIO_TIME_ZONE);
    const day = title === before ? undefined : title;
    before = title;
    return { message, day };
  });
}

/** Keeps the scroll position when earlier messages are inserted above. */
function useStayWhenEarlierCome(log: RefObject<HTMLElement | null>, first: number | undefined) {
  const last = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const { current } = log;
    if (!current) return;
    const { first: before, height } = last.current;
    if (first !== undefined && before !== undefined && first < before) {
      current.scrollTop += current.scrollHeight - height;
    }
    last.current = { first, height: current.scrollHeight };
  });
}

/** The button disappears with the last page of earlier messages; the focus moves to the messages. */
function useFocusWhenAllAreShown(log: RefObject<HTMLElement | null>, hasEarlier: boolean) {
  const had = useRef(hasEarlier);
  useLayoutEffect(() => {
    if (had.current && !hasEarlier && document.activeElement === document.body) log.current?.focus();
    had.current = hasEarlier;
  }, [log, hasEarlier]);
}
