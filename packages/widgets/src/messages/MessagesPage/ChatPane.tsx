import { lazy, Suspense, useEffect, useRef } from "react";
import { ArrowRightIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { classes } from "../../primitives/classes.ts";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { type Conversation, otherParty } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import { MessageComposer } from "../MessageComposer/MessageComposer.tsx";
import { ConversationMenu } from "./ConversationMenu.tsx";
import { MessageLog } from "./MessageLog.tsx";
import * as css from "./MessagesPage.css.ts";
import { useFullHeight } from "./useFullHeight.ts";
import { useMessages } from "./useMessages.ts";

const ReaderNote = lazy(() =>
  import("../../people/ReaderNote/ReaderNote.tsx").then((module) => ({ default: module.ReaderNote })),
);

export interface ChatPaneProps {
  conversation: Conversation;
  account: number;
  /** The member opened it by a press, so it takes the focus. */
  takeFocus: boolean;
  /** Leads back to the list, where only one of the two is shown: the conversation then fills the window. */
  onBack: (() => void) | undefined;
  /** Called when the first message of a new conversation has been sent. */
  onFirstMessage: (conversation: Conversation) => void;
  onSilenced: (silenced: string | null, byMe: boolean) => void;
}

/** One conversation: what was written, and the next message. */
export function ChatPane(props: ChatPaneProps) {
  const { conversation, account, takeFocus, onBack, onFirstMessage, onSilenced } = props;
  const t = useTranslate();
  const mayEdit = useMayEdit();
  const Link = useLink();
  const refresh = useInvalidateQueries();
  const pane = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const log = useMessages(conversation, account);
  const other = otherParty(conversation, account);
  useEffect(() => {
    if (takeFocus) title.current?.focus();
  }, [takeFocus]);
  useFullHeight(pane, onBack !== undefined);
  if (!other) return null;
  const blocked = conversation.silenced !== null;
  const { closed } = conversation;
  const name = closed === "erased" ? t(strings.closedBusiness) : conversation.title;
  return (
    <section
      ref={pane}
      className={onBack ? css.fullChat : css.chat}
      aria-label={t(strings.conversationWith, { business: name })}
    >
      <header className={css.chatHead}>
        {onBack && (
          <button
            type="button"
            className={css.back}
            aria-label={t(strings.allConversations)}
            onClick={onBack}
          >
            <ArrowRightIcon />
          </button>
        )}
        <BusinessAvatar business={other} />
        <h2 ref={title} tabIndex={-1} className={css.chatTitle}>
          <span className={classes(onBack && css.shortName)}>
            {closed ? (
              name
            ) : (
              <Link to={`/profiles/${other.slug}`} className={css.chatLink}>
                {name}
              </Link>
            )}
          </span>{" "}
          {closed && <Tag tone="beet">{t(strings.closedTag)}</Tag>}
          {blocked && <Tag tone="beet">{t(strings.blocked)}</Tag>}
        </h2>
        {mayEdit && <ConversationMenu conversation={conversation} other={other} onSilenced={onSilenced} />}
      </header>
      {log.error ? (
        <LoadFailure title={t(strings.messagesFailed)} message={log.error.message} onRetry={log.retry} />
      ) : log.isLoading ? (
        <p role="status" className={css.loading}>
          <Spinner /> <VisuallyHidden>{t(strings.loadingMessages)}</VisuallyHidden>
        </p>
      ) : (
        <MessageLog
          messages={log.messages}
          account={account}
          hasEarlier={log.hasEarlier}
          loadingEarlier={log.loadingEarlier}
          earlierError={log.earlierError}
          onEarlier={log.loadEarlier}
        />
      )}
      {closed && <p className={css.note}>{t(strings.otherClosed)}</p>}
      {blocked && !closed && (
        <p className={css.note}>
          {conversation.silenced_by_me ? t(strings.youBlocked) : t(strings.conversationBlocked)}
        </p>
      )}
      {!mayEdit && (
        <Suspense>
          <ReaderNote />
        </Suspense>
      )}
      {mayEdit && (
        <MessageComposer
          docked
          recipient={other.id}
          disabled={blocked || Boolean(closed)}
          onSent={() => {
            void refresh("listMessages");
            if (conversation.last_message === null) onFirstMessage(conversation);
            else void refresh("listConversations");
          }}
        />
      )}
    </section>
  );
}
