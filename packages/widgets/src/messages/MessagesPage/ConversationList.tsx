import { MessageIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { classes } from "../../primitives/classes.ts";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { type Conversation, isUnread, otherParty } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ConversationList.css.ts";
import { MessageTime } from "./MessageTime.tsx";

export interface ConversationListProps {
  conversations: readonly Conversation[];
  account: number;
  /** The open one. */
  current: number | undefined;
  onChoose: (id: number) => void;
}

/** The account's conversations, the latest first. */
export function ConversationList({ conversations, account, current, onChoose }: ConversationListProps) {
  const t = useTranslate();
  return (
    <ul className={css.list} aria-label={t(strings.conversations)}>
      {conversations.map((one) => {
        const unread = isUnread(one, account);
        const last = one.last_message;
        const other = otherParty(one, account);
        return (
          <li key={one.id}>
            <button
              type="button"
              className={classes(css.row, unread && css.unread)}
              aria-current={one.id === current || undefined}
              onClick={() => onChoose(one.id)}
            >
              <span className={css.face}>{other && <BusinessAvatar business={other} />}</span>
              <span className={css.head}>
                {unread && (
                  <span className={css.sign}>
                    <MessageIcon />
                    <VisuallyHidden>{t(strings.unread)} </VisuallyHidden>
                  </span>
                )}
                <span className={css.title}>
                  {one.closed === "erased" ? t(strings.closedBusiness) : one.title}
                </span>
                {one.closed && <Tag tone="beet">{t(strings.closedTag)}</Tag>}
                {one.silenced !== null && !one.closed && <Tag tone="beet">{t(strings.blocked)}</Tag>}
              </span>
              {last && (
                <>
                  <span className={css.preview}>
                    {last.sender.id === account
                      ? t(strings.ownPreview, { text: last.content })
                      : last.removed
                        ? t(strings.removed)
                        : last.content}
                  </span>
                  <MessageTime at={last.created_at} className={css.time} />
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
