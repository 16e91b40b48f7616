import { formatMessageTime } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import type { Message } from "../conversations.ts";
import * as css from "./MessageLog.css.ts";

export interface MessageLogProps {
  messages: readonly Message[];
  account: number;
  hasEarlier: boolean;
  onEarlier: () => void;
}

/** What was written, the newest at the end and in view. */
export function MessageLog({ messages, account, hasEarlier, onEarlier }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end into view
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled from the keyboard
    <div ref={log} role="log" aria-label="Messages" tabIndex={0} className={css.log}>
      {hasEarlier && (
        <Button kind="quiet" size="sm" onClick={onEarlier}>
          Earlier messages
        </Button>
      )}
      {messages.length === 0 && <p className={css.nothing}>No messages yet.</p>}
      {messages.map((message) => (
        <article
          key={message.id}
          className={classes(css.message, message.sender.id === account ? css.mine : css.theirs)}
        >
          <p className={css.meta}>
            <b>{message.sender.id === account ? "You" : message.sender.business_name}</b>{" "}
            <time dateTime={message.created_at}>{formatMessageTime(message.created_at)}</time>
          </p>
          <p className={css.content}>{message.content}</p>
          {message.files_detail.map(({ id, file_data }) => (
            <a key={id} href={file_data.src} download={file_data.name} className={css.file}>
              <PaperclipIcon /> {file_data.name}
            </a>
          ))}
        </article>
      ))}
    </div>
  );
}
